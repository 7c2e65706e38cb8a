// The server's errors: a key with parameters, and an English sentence.

import type { RefusalMessage } from "../messages";

export interface ErrorMessage {
  key?: string;
  params?: Record<string, unknown>;
  sentence?: string;
  detail?: string; // the server's own words for input it could not parse
  refusal?: RefusalMessage;
}

/** The server refused a request. */
export class RequestRefused extends Error {
  constructor(readonly why: ErrorMessage) {
    super(why.sentence ?? why.detail ?? why.key ?? "");
  }
}
