export { type ApiError, isApiError } from './ApiError.ts';
export { api } from './api.ts';
export { accountRefused, baseQuery, membershipEnded, sessionExpired } from './baseQuery.ts';
export { defineEndpoints } from './defineEndpoints.ts';
export { type ErrorTexts, errorText } from './errorText.ts';
export { type FailureNotice, type FailureSentence, failureNotice, fieldProblem } from './failureNotice.ts';
export { getAdapter, httpClient } from './httpClient.ts';
// `OpenFailure` and `openFailures` are the former names, which older remotes import.
export { type RecentError, type RecentError as OpenFailure, recentErrors, recentErrors as openFailures } from './recentErrors.ts';
export { forAccount, request, type UploadProgressListener } from './request.ts';
export {
  accountsApi,
  sharedApi,
  useConnectedAccountsQuery,
  useEventCountsQuery,
  useInstagramStatusQuery,
  useKnownPosts,
  useLogoutMutation,
  useRetryEventMutation,
  workspacesApi,
} from './sharedEndpoints.ts';
export { readStoredAccountId, writeStoredAccountId } from './storage/accountStorage.ts';
export {
  clearStoredSession,
  markSigningOut,
  readStoredSession,
  type StoredSession,
  writeStoredSession,
} from './storage/tokenStorage.ts';
export {
  clearStoredWorkspace,
  readStoredWorkspace,
  readStoredWorkspaces,
  type StoredWorkspace,
  writeStoredWorkspace,
} from './storage/workspaceStorage.ts';
export { useEventStory } from './useEventStory.ts';
