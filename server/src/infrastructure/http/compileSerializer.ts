import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { TSchema } from 'typebox';

const compile = SerializerSelector()({}, {});
const compiled = new WeakMap<TSchema, ReturnType<FastifySerializerCompiler<TSchema>>>();

/** Compiles on first use, because a server has hundreds of schemas and compiling them all delays its start. */
export const compileSerializer: FastifySerializerCompiler<TSchema> = (route) => (data) => {
  const serialize = compiled.get(route.schema) ?? compile({ ...route, httpStatus: route.httpStatus ?? '' });
  compiled.set(route.schema, serialize);
  return serialize(data);
};
