import { sentence } from '@fanfare/shared/contracts';

/** What a validator says of one value. */
interface Problem {
  keyword: string;
  params: object;
  message: string;
}

/** What is wrong with a field, for the person who filled it in; what only a program can get wrong stays as the validator says it. */
export function describeProblem(name: string, problem: Problem | undefined): string {
  const field = name === '' ? sentence('The request') : name;
  if (problem === undefined) return sentence('{field} is not valid.', { field });
  const { keyword, params, message } = problem;
  const limit = (key: string) => String(Reflect.get(params, key));
  switch (keyword) {
    case 'boolean':
      return sentence('Unknown field: {field}', { field: name });
    case 'minLength':
      return sentence('{field} must not have fewer than {min} characters.', { field, min: limit('limit') });
    case 'maxLength':
      return sentence('{field} must not have more than {max} characters.', { field, max: limit('limit') });
    case 'minItems':
      return sentence('{field} must not have fewer than {min} items.', { field, min: limit('limit') });
    case 'maxItems':
      return sentence('{field} must not have more than {max} items.', { field, max: limit('limit') });
    case 'minimum':
      return sentence('{field} must be >= {min}.', { field, min: limit('limit') });
    case 'maximum':
      return sentence('{field} must be <= {max}.', { field, max: limit('limit') });
    case 'format':
      return sentence('{field} must match format "{format}".', { field, format: limit('format') });
    case 'pattern':
      return sentence('{field} must match pattern "{pattern}".', { field, pattern: limit('pattern') });
    case 'enum':
      return sentence('{field} must be equal to one of the allowed values.', { field });
    case 'uniqueItems':
      return sentence('{field} must not have duplicate items.', { field });
    default:
      return `${field} ${message}.`;
  }
}
