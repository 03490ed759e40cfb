import { api, writeStoredWorkspace } from '../api/index.ts';
import type { AppDispatch, RootState } from './createAppStore.ts';
import { notificationsCleared } from './notifications.slice.ts';
import { selectUser } from './session.slice.ts';
import { selectWorkspaces, workspaceSwitched } from './workspaces.slice.ts';

/** Changes the workspace of this tab. Remotes use `switchWorkspace` of the host, which asks before changes are lost. */
export function switchWorkspace(id: string) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const state = getState();
    const userId = selectUser(state)?.id;
    if (userId === undefined) return;
    const { name = '', role = null } = selectWorkspaces(state).find((known) => known.id === id) ?? {};
    // Before the reset, after which everything on the screen loads again.
    writeStoredWorkspace({ id, name, role, userId });
    dispatch(api.util.resetApiState());
    dispatch(notificationsCleared());
    dispatch(workspaceSwitched(id));
  };
}
