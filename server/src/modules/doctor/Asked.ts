import type { GraphError } from '../../integrations/instagram/index.ts';

/** What Instagram says when it is asked now; the error when it does not say it; null when it could not be asked. */
export type Asked<T> = { answer: T } | { error: GraphError } | null;
