import { membershipEnded, readStoredWorkspaces, sharedApi, writeStoredWorkspace } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';
import {
  type AppStore,
  selectUser,
  selectWorkspace,
  switchWorkspace,
  workspaceLost,
  workspacesLoaded,
} from '@fanfare/shared/store';

type WorkspaceList = ResponseOf<'GET /api/workspaces'>;

const { initiate, select } = sharedApi.endpoints.workspaces;
const selectList = select();

/** Loads the user's workspaces, and leaves the current one if the membership has ended. */
export function watchWorkspaces(store: AppStore) {
  let latest: WorkspaceList | undefined;
  // Another tab must not change the workspace of this one.
  const [first] = readStoredWorkspaces();
  if (first) writeStoredWorkspace(first);

  const accept = ({ workspaces: items, currentId: byDefault }: WorkspaceList, userId: string) => {
    const stored = readStoredWorkspaces();
    const isListed = (wanted: string) => items.some(({ id }) => id === wanted);
    const next = [...stored.map(({ id }) => id), byDefault].find(isListed) ?? byDefault;
    const [former] = stored;
    if (former && former.id !== next) {
      store.dispatch(workspacesLoaded({ items, currentId: former.id }));
      store.dispatch(workspaceLost(former.name));
      store.dispatch(switchWorkspace(next));
      return;
    }
    store.dispatch(workspacesLoaded({ items, currentId: next }));
    const workspace = selectWorkspace(store.getState());
    if (workspace) writeStoredWorkspace({ id: next, name: workspace.name, role: workspace.role, userId });
  };

  const follow = () => {
    const state = store.getState();
    const userId = selectUser(state)?.id;
    if (userId === undefined) return;
    const { data, isUninitialized } = selectList(state);
    if (isUninitialized) void store.dispatch(initiate());
    else if (data && data !== latest) {
      latest = data;
      accept(data, userId);
    }
  };

  store.subscribe(follow);
  follow();

  return (action: unknown) => {
    if (membershipEnded.match(action)) void store.dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
}
