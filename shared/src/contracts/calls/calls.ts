import type { Static, Type } from 'typebox';
import { analyticsCalls } from './analytics.calls.ts';
import { authCalls } from './auth.calls.ts';
import { flowCalls } from './flow.calls.ts';
import { instagramCalls } from './instagram.calls.ts';
import { webhooksCalls } from './webhooks.calls.ts';

/** Every JSON call between browser and server. The browser imports only the type, so the schemas cost it nothing. */
export const calls = { ...authCalls, ...instagramCalls, ...flowCalls, ...webhooksCalls, ...analyticsCalls };

export type Calls = typeof calls;
export type Call = keyof Calls;

type Part<C extends Call, K extends string> = Calls[C] extends { [P in K]: infer S extends Type.TSchema } ? Static<S> : undefined;

export type ParamsOf<C extends Call> = Part<C, 'params'>;
export type QueryOf<C extends Call> = Part<C, 'query'>;
export type BodyOf<C extends Call> = Part<C, 'body'>;
export type ResponseOf<C extends Call> = Part<C, 'response'>;
