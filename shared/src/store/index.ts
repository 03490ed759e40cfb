export { createSelector, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
export { Provider as StoreProvider, shallowEqual, useStore } from 'react-redux';
export type { Reducer } from 'redux';
export { type AppDispatch, type AppStore, createAppStore, type RemoteSlice, type RootState } from './createAppStore.ts';
export { useAppDispatch, useAppSelector, useAppStore } from './hooks.ts';
export {
  type AccountsState,
  accountSwitched,
  accountsLoaded,
  accountsSlice,
  type ConnectedAccount,
  selectAccountId,
  selectAccounts,
  selectListsAllAccounts,
} from './slices/accounts.slice.ts';
export {
  type ConnectionState,
  connectionAuthenticated,
  connectionLost,
  connectionOpened,
  connectionOpening,
  connectionSlice,
  connectionTested,
  connectionTestRequested,
  listShown,
  liveEventArrived,
  presenceReceived,
  presenceShared,
  reconnectRequested,
  selectConnection,
  selectWantedEventTypes,
  subscriptionsReported,
  subscriptionsRequested,
} from './slices/connection.slice.ts';
export {
  type Liveness,
  type LivenessProblem,
  type LivenessState,
  livenessSlice,
  onlineChanged,
  selectIsLost,
  selectLiveness,
  serverChecked,
} from './slices/liveness.slice.ts';
export {
  eventsReceived,
  type NotificationsState,
  newestFirst,
  notificationsArchived,
  notificationsCleared,
  notificationsFailed,
  notificationsLoading,
  notificationsRead,
  notificationsSlice,
  refreshRequested,
  selectNotifications,
  selectNotificationsBehind,
  selectNotificationsConnected,
  selectNotificationsStatus,
} from './slices/notifications.slice.ts';
export {
  type SessionState,
  selectIsSignedIn,
  selectSessionExpired,
  selectUser,
  sessionSlice,
  signedIn,
  signedOut,
  tokenRotated,
  userChanged,
} from './slices/session.slice.ts';
export {
  selectIsAllowed,
  selectLostWorkspace,
  selectWorkspace,
  selectWorkspaceId,
  selectWorkspaces,
  type WorkspacesState,
  workspaceLost,
  workspaceSwitched,
  workspacesLoaded,
  workspacesSlice,
} from './slices/workspaces.slice.ts';
export { useLogout } from './useLogout.ts';
export { useNeedsApproval } from './useNeedsApproval.ts';
export { usePermission } from './usePermission.ts';
