import { api, membershipEnded, readStoredWorkspaces, workspacesApi, writeStoredWorkspace } from '@fanfare/shared/api';
import type { ResponseOf, Workspace } from '@fanfare/shared/contracts';
import {
  type AppStore,
  notificationsCleared,
  selectUser,
  selectWorkspace,
  selectWorkspaceId,
  workspaceLost,
  workspacesLoaded,
} from '@fanfare/shared/store';

type WorkspaceList = ResponseOf<'GET /api/workspaces'>;

const { initiate, select } = workspacesApi.endpoints.workspaces;
const selectList = select();

/** @param afterwards called after changes of the store, when the workspace is settled */
export function createWorkspaceFollower(store: AppStore, afterwards: () => void) {
  let list: WorkspaceList | undefined;
  let shown: { id: string; userId: string } | undefined;
  let stored: Workspace | null = null;
  let isScheduled = false;
  // Other tabs must not change it.
  const [first] = readStoredWorkspaces();
  if (first) writeStoredWorkspace(first);

  const followSwitch = () => {
    const state = store.getState();
    const userId = selectUser(state)?.id;
    if (userId === undefined) return;
    const id = selectWorkspaceId(state);
    const workspace = selectWorkspace(state);
    const isPinned = readStoredWorkspaces(userId).length > 0;
    if (shown?.userId !== userId && !isPinned) writeStoredWorkspace({ id, name: '', role: null, userId });
    const isSwitch = shown?.userId === userId && shown.id !== id;
    shown = { id, userId };
    if (isSwitch || (workspace && workspace !== stored)) {
      stored = workspace;
      writeStoredWorkspace({ id, name: workspace?.name ?? '', role: workspace?.role ?? null, userId });
    }
    if (!isSwitch) return;
    store.dispatch(api.util.resetApiState());
    store.dispatch(notificationsCleared());
  };

  const load = () => {
    const state = store.getState();
    if (!selectUser(state)) return;
    const { data, isUninitialized } = selectList(state);
    if (isUninitialized) void store.dispatch(initiate());
    else if (data && data !== list) {
      list = data;
      accept(data);
    }
  };

  const accept = ({ workspaces: items, currentId: personal }: WorkspaceList) => {
    const chosen = readStoredWorkspaces();
    const isListed = (wanted: string) => items.some(({ id }) => id === wanted);
    const currentId = chosen.map(({ id }) => id).find(isListed) ?? personal;
    const [former] = chosen;
    if (former && !isListed(former.id)) store.dispatch(workspaceLost(former.name));
    store.dispatch(workspacesLoaded({ items, currentId }));
  };

  return {
    follow: () => {
      followSwitch();
      if (isScheduled) return;
      isScheduled = true;
      // A reset of the cache aborts requests that start before it returns.
      queueMicrotask(() => {
        isScheduled = false;
        load();
        afterwards();
      });
    },
    handle: (action: unknown) => {
      if (membershipEnded.match(action)) void store.dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
    },
  };
}
