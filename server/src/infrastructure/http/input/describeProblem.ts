import { sentence } from '@fanfare/shared/contracts';

/** What a validator says of one value. */
interface Problem {
  keyword: string;
  params: object;
  message: string;
}

/** Patterns of the contracts that people meet. */
const SOMETHING = '\\S';
const ONE_WORD = '^\\S+$';

/** What is wrong with a field, for the person who filled it in; what only a program can get wrong stays as the validator says it. */
export function describeProblem(name: string, problem: Problem | undefined): string {
  const what = name === '' ? sentence('The request') : name;
  if (problem === undefined) return sentence('{what} is not valid.', { what });
  const { keyword, params, message } = problem;
  const limit = (key: string) => String(Reflect.get(params, key));
  switch (keyword) {
    case 'boolean':
      return sentence('Unknown field: {field}', { field: name });
    case 'minLength':
      return sentence('{what} must not have fewer than {min} characters.', { what, min: limit('limit') });
    case 'maxLength':
      return sentence('{what} must not have more than {max} characters.', { what, max: limit('limit') });
    case 'minItems':
      return sentence('{what} must not have fewer than {min} items.', { what, min: limit('limit') });
    case 'maxItems':
      return sentence('{what} must not have more than {max} items.', { what, max: limit('limit') });
    case 'minimum':
      return sentence('{what} must be >= {min}.', { what, min: limit('limit') });
    case 'maximum':
      return sentence('{what} must be <= {max}.', { what, max: limit('limit') });
    case 'format':
      return sentence('{what} must match format "{format}".', { what, format: limit('format') });
    case 'pattern':
      if (limit('pattern') === SOMETHING) return sentence('{what} must not be blank.', { what });
      if (limit('pattern') === ONE_WORD) return sentence('{what} must have no spaces.', { what });
      return sentence('{what} must match pattern "{pattern}".', { what, pattern: limit('pattern') });
    case 'enum':
      return sentence('{what} must be equal to one of the allowed values.', { what });
    case 'uniqueItems':
      return sentence('{what} must not have duplicate items.', { what });
    default:
      return `${what} ${message}.`;
  }
}
