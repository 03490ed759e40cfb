import type { Language } from '@fanfare/shared/contracts';
import { readSentences, readTexts } from './readTexts.ts';
import type { TextPair } from './TextPair.ts';

/** Everything that a page of this remote can say: its own texts, those of what is around it, and what the server says. */
export async function readAllTexts(language: Language, remote: string): Promise<TextPair[]> {
  return [...(await readTexts(language, ['shell', 'shared', remote])), ...(await readSentences(language))];
}
