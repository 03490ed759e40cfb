import type { FastifySchemaValidationError } from 'fastify';

/** With `verbose`, Ajv adds the schema. */
type Invalid = FastifySchemaValidationError & { parentSchema?: { description?: string; properties?: object } };

export function describeInvalid(invalid: Invalid): string {
  const { instancePath, keyword, params, message = 'is not valid', parentSchema } = invalid;
  const field = instancePath === '' ? 'The body' : instancePath.slice(1).replaceAll('/', '.');
  if (keyword === 'required') return `${String(params.missingProperty)} is missing.`;
  if (keyword === 'additionalProperties') {
    const known = Object.keys(parentSchema?.properties ?? {}).join(', ');
    return `There is no field ${String(params.additionalProperty)} here; known are ${known}.`;
  }
  if (keyword === 'minProperties') return `Give at least one of ${Object.keys(parentSchema?.properties ?? {}).join(', ')}.`;
  if (parentSchema?.description !== undefined) return `${field}: ${parentSchema.description}.`;
  if (keyword === 'enum') return `${field} must be one of ${[params.allowedValues].flat().join(', ')}.`;
  if (keyword === 'maxLength') return `${field} is longer than ${String(params.limit)} characters.`;
  if (keyword === 'minLength' || (keyword === 'pattern' && params.pattern === '\\S')) return `${field} is empty.`;
  return `${field} ${message}.`;
}
