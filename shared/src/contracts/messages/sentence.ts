import { type MessageArgs, type MessageCode, message } from './message.ts';
import { renderEnglish } from './renderEnglish.ts';

/** The English text of a message, for callers that do not yet pass messages on. */
export function sentence<Code extends MessageCode>(code: Code, ...args: MessageArgs<Code>): string {
  return renderEnglish(message(code, ...args));
}
