import type { Workspace } from '@fanfare/shared/contracts';
import { selectUser, useAppDispatch, useAppStore, workspaceSwitched, workspacesLoaded } from '@fanfare/shared/store';
import { workspacesChanged } from './workspaces.api.ts';

/** Returns functions that switch this tab to another workspace and reload the list of workspaces. */
export function useEnterWorkspace() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const enter = (id: string) => {
    dispatch(workspaceSwitched(id));
    dispatch(workspacesChanged());
  };
  return {
    /** Each user has a personal workspace with the id of the user. */
    enterPersonal: () => enter(selectUser(store.getState())?.id ?? ''),
    enterNew: (workspace: Workspace) => {
      const { items, currentId } = store.getState().workspaces;
      dispatch(workspacesLoaded({ items: [...items, workspace], currentId }));
      enter(workspace.id);
    },
  };
}
