import {
  accountRefused,
  accountsApi,
  api,
  membershipEnded,
  readStoredWorkspaces,
  workspacesApi,
  writeStoredAccountId,
  writeStoredWorkspace,
} from '@fanfare/shared/api';
import type { ResponseOf, Workspace } from '@fanfare/shared/contracts';
import {
  type AppStore,
  accountsLoaded,
  notificationsCleared,
  selectAccountId,
  selectUser,
  selectWorkspace,
  selectWorkspaceId,
  workspaceLost,
  workspacesLoaded,
} from '@fanfare/shared/store';

type WorkspaceList = ResponseOf<'GET /api/workspaces'>;

const { initiate, select } = workspacesApi.endpoints.workspaces;
const selectList = select();
const { initiate: loadAccounts, select: selectAccountList } = accountsApi.endpoints.connectedAccounts;
const selectAccountsAnswer = selectAccountList();

/** @param afterwards called after changes of the store, when the workspace is settled */
export function createWorkspaceFollower(store: AppStore, afterwards: () => void) {
  let list: WorkspaceList | undefined;
  let accounts: ResponseOf<'GET /api/instagram/accounts'> | undefined;
  let shown: { id: string; userId: string; accountId: string | null } | undefined;
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
    const accountId = selectAccountId(state);
    const isOtherAccount = shown?.userId === userId && shown.accountId !== accountId;
    const isSwitch = shown?.userId === userId && (shown.id !== id || isOtherAccount);
    shown = { id, userId, accountId };
    if (isSwitch || (workspace && workspace !== stored)) {
      stored = workspace;
      writeStoredWorkspace({ id, name: workspace?.name ?? '', role: workspace?.role ?? null, userId });
    }
    if (isOtherAccount) writeStoredAccountId(accountId);
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
    loadAccountsOnce();
  };

  const loadAccountsOnce = () => {
    const { data, isUninitialized } = selectAccountsAnswer(store.getState());
    if (isUninitialized) void store.dispatch(loadAccounts());
    else if (data && data !== accounts) {
      accounts = data;
      store.dispatch(accountsLoaded(data.data));
    }
  };

  const accept = ({ workspaces: items, currentId: personal }: WorkspaceList) => {
    const chosen = readStoredWorkspaces();
    const isListed = (workspaceId: string) => items.some(({ id }) => id === workspaceId);
    const currentId = chosen.map(({ id }) => id).find(isListed) ?? personal;
    const [former] = chosen;
    if (former?.name && !isListed(former.id)) store.dispatch(workspaceLost(former.name));
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
      if (accountRefused.match(action)) void store.dispatch(loadAccounts(undefined, { forceRefetch: true, subscribe: false }));
    },
  };
}
