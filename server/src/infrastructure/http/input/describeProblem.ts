import { EMAIL_PATTERN, type Message, message, renderEnglish } from '@fanfare/shared/contracts';
import { fieldName } from './fieldName.ts';

interface Problem {
  keyword: string;
  params: object;
  message: string;
}

const SOMETHING = '\\S';
const ONE_WORD = '^\\S+$';
const KNOWN_EMAIL = '^[^\\s@<>"]+@[^\\s@<>"]+$';
const PLAIN_ID = '^[\\w.-]+$';

/**
 * Returns texts for problems that users can fix; others keep the validator's text. `path` is joined by dots,
 * and empty for the whole request.
 */
export function describeProblem(path: string, problem: Problem | undefined): Message | string {
  const what = fieldName(path);
  if (problem === undefined) return message('requests.invalid', { what });
  const { keyword, params } = problem;
  const limit = (key: string) => String(Reflect.get(params, key));
  const inWordsOfValidator = `${typeof what === 'string' ? what : renderEnglish(what)} ${problem.message}.`;
  switch (keyword) {
    case 'boolean':
      return message('requests.unknown-field', { field: path });
    case 'minLength':
      if (limit('limit') === '1') return message('requests.empty', { what });
      return message('requests.too-short', { what, min: limit('limit') });
    case 'maxLength':
      return message('requests.too-long', { what, max: limit('limit') });
    case 'minItems':
      return message('requests.too-few-entries', { what, min: limit('limit') });
    case 'maxItems':
      return message('requests.too-many-entries', { what, max: limit('limit') });
    case 'minimum':
      return message('requests.below-min', { what, min: limit('limit') });
    case 'maximum':
      return message('requests.above-max', { what, max: limit('limit') });
    case 'format':
      if (limit('format') === 'email') return message('requests.not-email', { what });
      return message('requests.wrong-format', { what, format: limit('format') });
    case 'pattern':
      if (limit('pattern') === SOMETHING) return message('requests.blank', { what });
      if (limit('pattern') === ONE_WORD) return message('requests.spaces', { what });
      if (limit('pattern') === KNOWN_EMAIL) return message('requests.not-email', { what });
      if (limit('pattern') === EMAIL_PATTERN) return message('requests.not-full-email', { what });
      if (limit('pattern') === PLAIN_ID) return message('requests.not-plain-id', { what });
      return message('requests.wrong-pattern', { what, pattern: limit('pattern') });
    case 'not':
      return message('requests.invisible-characters', { what });
    case 'type':
      if (limit('type') === 'integer') return message('requests.not-whole-number', { what });
      return inWordsOfValidator;
    case 'enum':
      return message('requests.not-allowed-value', { what });
    case 'uniqueItems':
      return message('requests.duplicate-entries', { what });
    default:
      return inWordsOfValidator;
  }
}
