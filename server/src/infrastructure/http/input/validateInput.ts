import { message } from '@fanfare/shared/contracts';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { AppError } from '../AppError.ts';
import { describeProblem } from './describeProblem.ts';
import { isStorable } from './isStorable.ts';

const NUMERIC = new Set<unknown>(['integer', 'number']);
const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Checks params, query and body against their schema. Params and query arrive as text and are converted; a body is taken as it
 * is. The answer names the field, never its value.
 */
export const validateInput: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  const isText = httpPart !== 'body';
  const numbers = Object.entries<TSchema>(Reflect.get(schema, 'properties') ?? {}).filter(([, property]) =>
    NUMERIC.has(Reflect.get(property, 'type')),
  );

  /** Numbers are decimal: `0x10` and `1e1` stay text, and are refused as such. */
  function convert(input: unknown): unknown {
    const given = { ...Object(input) };
    const value = Object(validator.Convert({ ...given }));
    for (const [name] of numbers) {
      if (typeof given[name] === 'string' && !DECIMAL.test(given[name])) value[name] = given[name];
    }
    return value;
  }

  return (input: unknown) => {
    if (!isStorable(input))
      return {
        error: new AppError('validation_failed', { text: message('requests.unstorable-characters') }),
      };
    // A call whose body is optional throughout may be made without any.
    const value = isText ? convert(input) : (input ?? {});
    if (validator.Check(value)) return { value };
    const [first] = validator.Errors(value);
    const field = first?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
    return {
      error: new AppError('validation_failed', { text: describeProblem(field, first), ...(field !== '' && { field }) }),
    };
  };
};
