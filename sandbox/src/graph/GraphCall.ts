import type { Dependencies } from '../Dependencies.ts';
import type { RateLimits } from './limits/createRateLimits.ts';
import type { Caller } from './tokens/authenticate.ts';

/** One authenticated call of the Graph API: who calls, with which parameters, and what the sandbox works with. */
export interface GraphCall extends Dependencies {
  caller: Caller;
  params: Record<string, unknown>;
  /** The sandbox's time when the call came in. */
  now: number;
  /** Path without query, for the `next` addresses of lists. */
  path: string;
  limits: RateLimits;
}

/** Answers a call on an object or on one of its edges; throws GraphError. */
export type GraphHandler<Target> = (call: GraphCall, target: Target) => unknown;
export type GraphMethod = 'GET' | 'POST' | 'DELETE';
