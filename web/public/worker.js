// The service worker: an offline page and turn notifications.

const KEPT = "alhambra-offline-2";
const OFFLINE = ["/offline.html", "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const forget = (names) =>
    Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  );
});

// Only navigations are answered from the cache, and only when the server is unreachable, so a table
// is never out of date.
self.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate")
    event.respondWith(fetch(event.request).catch(() => caches.match("/offline.html")));
  else if (OFFLINE.includes(pathname))
    event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
});

self.addEventListener("push", (event) => {
  const { title = "Alhambra", body = "", link = "/", table = link } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: "/icon.svg",
      tag: table,
      data: { link },
    }),
  );
});

// Focuses the window of the table if one is open, else opens one; never leaves this site.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data.link, self.location.origin);
  const url = wanted.origin === self.location.origin ? wanted.href : self.location.origin;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window" });
    const shown = windows.find((client) => client.url === url);
    return shown ? shown.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(open());
});
