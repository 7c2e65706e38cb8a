// Unpacks the Chromium of the npm package into this folder: the program, and the libraries that small machines lack.

import { execFileSync } from "node:child_process";
import { createReadStream, createWriteStream, mkdirSync, rmSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const from = "node_modules/@sparticuz/chromium/bin";

const unpack = (packed, to) =>
  pipeline(
    createReadStream(`${from}/${packed}.br`),
    createBrotliDecompress(),
    createWriteStream(to, { mode: 0o755 }),
  );

mkdirSync("lib", { recursive: true });
for (const archive of ["al2023.tar", "fonts.tar", "swiftshader.tar"]) {
  await unpack(archive, archive);
  execFileSync("tar", ["xf", archive]);
  rmSync(archive);
}
await unpack("chromium", "chromium");
