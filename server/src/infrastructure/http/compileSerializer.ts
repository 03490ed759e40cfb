import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { TSchema } from 'typebox';

const compile = SerializerSelector()({}, {});
const compiled = new WeakMap<TSchema, ReturnType<FastifySerializerCompiler<TSchema>>>();

/** Caches by schema, because every route shares the two error schemas. */
export const compileSerializer: FastifySerializerCompiler<TSchema> = (route) => {
  const serialize = compiled.get(route.schema) ?? compile({ ...route, httpStatus: route.httpStatus ?? '' });
  compiled.set(route.schema, serialize);
  return serialize;
};
