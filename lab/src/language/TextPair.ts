import type { Literal } from './Literal.ts';

/** What a message can be in English and in another language. */
export interface TextPair {
  english: readonly Literal[];
  translated: readonly Literal[];
  /** File of the English message. */
  where: string;
}
