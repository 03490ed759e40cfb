export { createSelector, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
export { Provider as StoreProvider, shallowEqual, useStore } from 'react-redux';
export type { Reducer } from 'redux';
export {
  type AccountsState,
  accountSwitched,
  accountsLoaded,
  accountsSlice,
  type ConnectedAccount,
  selectAccountId,
  selectAccounts,
  selectListsAllAccounts,
} from './accounts.slice.ts';
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
} from './connection.slice.ts';
export { type AppDispatch, type AppStore, createAppStore, type RemoteSlice, type RootState } from './createAppStore.ts';
export { useAppDispatch, useAppSelector, useAppStore } from './hooks.ts';
export {
  type Liveness,
  type LivenessProblem,
  type LivenessState,
  livenessSlice,
  onlineChanged,
  selectIsLost,
  selectLiveness,
  serverChecked,
} from './liveness.slice.ts';
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
} from './notifications.slice.ts';
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
} from './session.slice.ts';
export { useLogout } from './useLogout.ts';
export { useNeedsApproval } from './useNeedsApproval.ts';
export { usePermission } from './usePermission.ts';
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
} from './workspaces.slice.ts';
