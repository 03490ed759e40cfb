import type { GraphError } from '../../../integrations/instagram/index.ts';

/** Null: no request was possible. */
export type Asked<T> = { answer: T } | { error: GraphError } | null;
