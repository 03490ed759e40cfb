import { catchUp, createRealtime, type Realtime } from '@fanfare/shared/realtime';
import {
  type AppStore,
  connectionTestRequested,
  listShown,
  presenceShared,
  refreshRequested,
  selectAccountId,
  selectWorkspaceId,
  subscriptionsRequested,
} from '@fanfare/shared/store';
import { refreshReleases } from '../../federation/follow/refreshReleases.ts';
import { watchAlerts } from '../alerts/watchAlerts.ts';
import { boundary } from '../capture/boundary.ts';
import { createWorkspaceFollower } from '../createWorkspaceFollower.ts';
import { traffic } from '../debug/traffic.ts';
import { warn } from '../debug/warn.ts';
import { watchLiveness } from './watchLiveness.ts';

export interface RunningRealtime {
  connect: () => void;
  followSession: () => void;
  handle: (action: unknown) => void;
}

export function runRealtime(store: AppStore): RunningRealtime {
  let token: string | null = null;
  let workspaceId = '';
  let accountId: string | null = null;
  let realtime: Realtime | null = null;
  const onAlert = watchAlerts();

  const reconnect = () => {
    const state = store.getState();
    const isOtherAccount = selectAccountId(state) !== accountId;
    accountId = selectAccountId(state);
    if (state.session.token === token && selectWorkspaceId(state) === workspaceId) {
      if (token && isOtherAccount) void catchUp(store, 0);
      return;
    }
    token = state.session.token;
    workspaceId = selectWorkspaceId(state);
    realtime?.stop();
    realtime = token
      ? createRealtime(store, {
          warn,
          onAlert,
          onReleases: refreshReleases,
          onMessage: (...message) => {
            boundary.record?.(message);
            traffic.onReceived?.(message[0]);
          },
          onSent: (event) => traffic.onSent?.(event),
        })
      : null;
    realtime?.connect();
    // The list must not depend on the socket.
    if (token) void catchUp(store, 0);
  };

  const workspaces = createWorkspaceFollower(store, reconnect);
  workspaces.follow();
  watchLiveness(store, () => realtime?.connect());

  return {
    connect: () => {
      if (realtime) realtime.connect();
      else warn('No token: the realtime connection is not opened.');
    },
    followSession: workspaces.follow,
    handle: (action) => {
      workspaces.handle(action);
      if (refreshRequested.match(action)) void catchUp(store, Number.POSITIVE_INFINITY);
      if (listShown.match(action)) realtime?.syncSubscription();
      if (presenceShared.match(action)) realtime?.sharePresence(action.payload);
      if (subscriptionsRequested.match(action)) realtime?.requestSubscriptions();
      if (connectionTestRequested.match(action)) realtime?.test();
    },
  };
}
