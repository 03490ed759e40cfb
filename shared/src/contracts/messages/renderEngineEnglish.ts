import { engineMessages } from './engineMessages.ts';
import type { MessageText } from './message.ts';
import { renderMessage } from './renderMessage.ts';

/** `renderEnglish` for messages of the engine alone: browsers do not load the texts of the server for it. */
export function renderEngineEnglish(text: MessageText): string {
  return renderMessage(text, engineMessages);
}
