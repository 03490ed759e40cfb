import { message } from '@fanfare/shared/contracts';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { AppError } from '../AppError.ts';
import { describeProblem } from './describeProblem.ts';
import { isStorable } from './isStorable.ts';

const NUMERIC = new Set<unknown>(['integer', 'number']);
const DECIMAL = /^-?\d+(\.\d+)?$/;
const compiled = new WeakMap<TSchema, Validator>();

/** Converts params and query, but not the body. Errors name the field, never its value. */
export const validateInput: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const isText = httpPart !== 'body';
  const numbers = Object.entries<TSchema>(Reflect.get(schema, 'properties') ?? {}).filter(([, property]) =>
    NUMERIC.has(Reflect.get(property, 'type')),
  );

  /** Only decimal numbers: `0x10` and `1e1` stay text and are refused. */
  function convert(input: unknown, validator: Validator): unknown {
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
    const validator = validatorOf(schema);
    const value = isText ? convert(input, validator) : (input ?? {});
    if (validator.Check(value)) return { value };
    const [first] = validator.Errors(value);
    const field = first?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
    return {
      error: new AppError('validation_failed', { text: describeProblem(field, first), ...(field !== '' && { field }) }),
    };
  };
};

/** Compiling all would delay the start. */
function validatorOf(schema: TSchema): Validator {
  const validator = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, validator);
  return validator;
}
