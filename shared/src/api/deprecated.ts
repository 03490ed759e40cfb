import { type RecentError, recentErrors } from './recentErrors.ts';

/** @deprecated Use `RecentError`. */
export type OpenFailure = RecentError;

/** @deprecated Use `recentErrors`. */
export const openFailures = recentErrors;
