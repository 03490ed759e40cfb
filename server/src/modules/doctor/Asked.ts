import type { GraphError } from '../../integrations/instagram/index.ts';

/** The current response of Instagram, its error, or null when no request was possible. */
export type Asked<T> = { answer: T } | { error: GraphError } | null;
