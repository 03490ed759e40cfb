import type { Literal } from './Literal.ts';

export interface TextPair {
  english: readonly Literal[];
  translated: readonly Literal[];
  /** File of the English message. */
  where: string;
}
