import { figures } from '../figures.ts';
import { messages } from './messages.ts';

/** Messages that catalogues translate by id, in English. */
export const messagesById: Readonly<Record<string, string>> = {
  ...messages,
  ...Object.fromEntries(
    Object.entries(figures).flatMap(([id, { name, definition }]) => [
      [`figures.${id}.name`, name],
      [`figures.${id}.definition`, definition],
    ]),
  ),
};
