// What the server did not do, as it says so: a key with parameters, and an English sentence.

import type { RefusalMessage } from "../messages";

export interface ErrorMessage {
  key?: string;
  params?: Record<string, unknown>;
  sentence?: string;
  detail?: string; // where no part of the server itself could read what was asked
  refusal?: RefusalMessage;
}

/** The server did not do what was asked. */
export class RequestRefused extends Error {
  constructor(readonly why: ErrorMessage) {
    super(why.sentence ?? why.detail ?? why.key ?? "");
  }
}
