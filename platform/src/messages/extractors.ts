import { pathToFileURL } from 'node:url';
import type { ExtractorType } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { titlesIn } from './remoteTitles.ts';

/** Reads `messagesById.ts`, whose ids become the context of English messages. */
export const messagesByIdExtractor: ExtractorType = {
  match: (file) => /[\\/]messagesById\.ts$/.test(file),
  async extract(file, _code, found) {
    const { messagesById }: { messagesById: Readonly<Record<string, string>> } = await import(pathToFileURL(file).href);
    for (const [context, message] of Object.entries(messagesById))
      found({ id: generateMessageId(message, context), message, context, origin: [file, 1] });
  },
};

/** The shell shows titles of `remote.json` before loading the remote. */
export const titlesExtractor: ExtractorType = {
  match: (file) => /[\\/]remote\.json$/.test(file),
  extract(file, code, found) {
    for (const title of titlesIn(JSON.parse(code))) found({ ...title, origin: [file, 1] });
  },
};
