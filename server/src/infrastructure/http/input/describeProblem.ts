import { EMAIL_PATTERN, sentence } from '@fanfare/shared/contracts';
import { fieldName } from './fieldName.ts';

/** What a validator reports about one value. */
interface Problem {
  keyword: string;
  params: object;
  message: string;
}

/** Patterns of the contracts that people meet. */
const SOMETHING = '\\S';
const ONE_WORD = '^\\S+$';
const KNOWN_EMAIL = '^[^\\s@<>"]+@[^\\s@<>"]+$';
const PLAIN_ID = '^[\\w.-]+$';

/**
 * Describes what is wrong with a field, for the user who filled it in. What only a program can get wrong stays in the words of the validator.
 *
 * @param path of the field, joined by dots; empty for the request as a whole
 */
export function describeProblem(path: string, problem: Problem | undefined): string {
  const what = fieldName(path);
  if (problem === undefined) return sentence('{what} is not valid.', { what });
  const { keyword, params, message } = problem;
  const limit = (key: string) => String(Reflect.get(params, key));
  switch (keyword) {
    case 'boolean':
      return sentence('Unknown field: {field}', { field: path });
    case 'minLength':
      if (limit('limit') === '1') return sentence('{what} cannot be empty.', { what });
      return sentence('{what} must have at least {min} characters.', { what, min: limit('limit') });
    case 'maxLength':
      return sentence('{what} cannot have more than {max} characters.', { what, max: limit('limit') });
    case 'minItems':
      return sentence('{what} must have at least {min} entries.', { what, min: limit('limit') });
    case 'maxItems':
      return sentence('{what} cannot have more than {max} entries.', { what, max: limit('limit') });
    case 'minimum':
      return sentence('{what} must be at least {min}.', { what, min: limit('limit') });
    case 'maximum':
      return sentence('{what} cannot be more than {max}.', { what, max: limit('limit') });
    case 'format':
      if (limit('format') === 'email') return sentence('{what} must be an email address.', { what });
      return sentence('{what} must match format "{format}".', { what, format: limit('format') });
    case 'pattern':
      if (limit('pattern') === SOMETHING) return sentence('{what} cannot be blank.', { what });
      if (limit('pattern') === ONE_WORD) return sentence('{what} cannot contain spaces.', { what });
      if (limit('pattern') === KNOWN_EMAIL) return sentence('{what} must be an email address.', { what });
      if (limit('pattern') === EMAIL_PATTERN)
        return sentence('{what} must be a full email address, for example name@example.com.', { what });
      if (limit('pattern') === PLAIN_ID) return sentence('{what} can only contain letters, digits, dots and dashes.', { what });
      return sentence('{what} must match pattern "{pattern}".', { what, pattern: limit('pattern') });
    case 'not':
      return sentence('{what} cannot contain invisible characters.', { what });
    case 'type':
      if (limit('type') === 'integer') return sentence('{what} must be a whole number.', { what });
      return `${what} ${message}.`;
    case 'enum':
      return sentence('{what} must be one of the allowed values.', { what });
    case 'uniqueItems':
      return sentence('{what} cannot have the same entry twice.', { what });
    default:
      return `${what} ${message}.`;
  }
}
