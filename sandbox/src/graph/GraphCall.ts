import type { Dependencies } from '../Dependencies.ts';
import type { RateLimits } from './limits/createRateLimits.ts';
import type { Caller } from './tokens/authenticate.ts';

export interface GraphCall extends Dependencies {
  caller: Caller;
  params: Record<string, unknown>;
  /** Sandbox time of the call. */
  now: number;
  /** The path without its query, for `next` URLs. */
  path: string;
  limits: RateLimits;
}

/** Throws GraphError. */
export type GraphHandler<Target> = (call: GraphCall, target: Target) => unknown;
export type GraphMethod = 'GET' | 'POST' | 'DELETE';
