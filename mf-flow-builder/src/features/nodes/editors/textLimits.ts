import {
  MESSAGE_TEXT_MAX_BYTES,
  NODE_KEYWORD_MAX_LENGTH,
  NODE_PARAMS_MAX_LENGTH,
  NODE_TEXT_MAX_LENGTH,
} from '@fanfare/shared/contracts';
import { limitCopy } from '../../../copy/nodes/limits.ts';

/** Returns why a text is too long to be committed, or null if it fits. */
type LengthCheck = (text: string) => string | null;

/** Templates are limited by their own length, because their rendered length is unknown. */
export const getMessageProblem: LengthCheck = (text) => {
  const isTemplate = text.includes('{{') || text.includes('{%');
  const bytes = new TextEncoder().encode(text).length;
  if (!isTemplate && bytes > MESSAGE_TEXT_MAX_BYTES) return limitCopy.bytes(bytes, MESSAGE_TEXT_MAX_BYTES);
  return getLengthProblem(text, NODE_TEXT_MAX_LENGTH);
};

export const getKeywordProblem: LengthCheck = (text) => getLengthProblem(text, NODE_KEYWORD_MAX_LENGTH);

export const getParamsProblem: LengthCheck = (text) => getLengthProblem(text, NODE_PARAMS_MAX_LENGTH);

export function getLengthProblem(text: string, most: number): string | null {
  return text.length > most ? limitCopy.characters(text.length, most) : null;
}
