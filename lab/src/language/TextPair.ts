import type { Literal } from './literalsOf.ts';

/** A text of the interface, or what a function of it can make, in English and in another language. */
export interface TextPair {
  english: readonly Literal[];
  translated: readonly Literal[];
  /** File and name of the English one. */
  where: string;
}
