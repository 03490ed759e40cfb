import { figures } from '../figures.ts';
import { messages } from './messages.ts';

/** Everything that catalogues translate by its id instead of where it is written, in English. */
export const messagesById: Readonly<Record<string, string>> = {
  ...messages,
  ...Object.fromEntries(
    Object.entries(figures).flatMap(([id, { name, definition }]) => [
      [`figures.${id}.name`, name],
      [`figures.${id}.definition`, definition],
    ]),
  ),
};
