/** For remotes built for version 1.0.0. */

export type Sentences = Readonly<Record<string, string>>;

/** @deprecated The server sends messages with its English text; use `localize`. */
export function inWords(said: string): string {
  return said;
}

/** @deprecated Catalogues contain the messages of the server. */
export function speakSentences(_sentences: Sentences): void {}
