import { engineMessages } from './engineMessages.ts';
import type { MessageText } from './message.ts';
import { renderMessage } from './renderMessage.ts';

/** Like `renderEnglish`, but only for engine messages, without the server's texts. */
export function renderEngineEnglish(text: MessageText): string {
  return renderMessage(text, engineMessages);
}
