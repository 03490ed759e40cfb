import type { Literal } from './Literal.ts';

export interface TextPair {
  english: readonly Literal[];
  translated: readonly Literal[];
  where: string;
}
