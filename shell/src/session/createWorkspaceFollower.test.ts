import {
  accountRefused,
  membershipEnded,
  readStoredAccountId,
  readStoredWorkspace,
  sharedApi,
  workspacesApi,
  writeStoredAccountId,
  writeStoredSession,
  writeStoredWorkspace,
} from '@fanfare/shared/api';
import type { Workspace } from '@fanfare/shared/contracts';
import { accountSwitched, createAppStore, eventsReceived, signedOut, workspaceSwitched } from '@fanfare/shared/store';
import { anEvent, aUser, type FakeServer, fakeServer } from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createWorkspaceFollower } from './createWorkspaceFollower.ts';
import { watchSession } from './watchSession.ts';

const LIST = 'GET /api/workspaces';
const personal: Workspace = { id: 'user-1', name: 'mira', role: 'owner', members: 1, owners: 1 };
const studio: Workspace = { id: 'workspace-1', name: 'Studio', role: 'agent', members: 3, owners: 1 };
const bakery: Workspace = { id: 'workspace-2', name: 'Bakery', role: 'admin', members: 2, owners: 1 };

let server: FakeServer;
const list = (...workspaces: Workspace[]) => server.answer(LIST, { success: true, workspaces, currentId: 'user-1' });
const choose = ({ id, name, role }: Workspace) => writeStoredWorkspace({ id, name, role, userId: 'user-1' });

beforeEach(() => {
  server = fakeServer();
  writeStoredSession({ token: 'fan_1', user: aUser() });
  list(personal, studio, bakery);
});

/** A store of an earlier test must not load the list of the next one. */
let stop: () => void = () => undefined;
afterEach(() => stop());

function start() {
  const { store } = createAppStore();
  watchSession(store);
  const { follow, handle } = createWorkspaceFollower(store, () => undefined);
  stop = store.subscribe(follow);
  follow();
  const workspaces = () => store.getState().workspaces;
  const loaded = async (count = 1) => {
    await waitFor(() => expect(server.requestsTo(LIST)).toHaveLength(count));
    await waitFor(() => expect(workspacesApi.endpoints.workspaces.select()(store.getState()).isSuccess).toBe(true));
  };
  return { store, handle, workspaces, loaded };
}

test('loads the list; without a choice, the tab is in the workspace that the server names', async () => {
  const { workspaces, loaded } = start();
  await loaded();
  expect(workspaces()).toMatchObject({ items: [personal, studio, bakery], currentId: 'user-1', role: 'owner' });
  expect(readStoredWorkspace()).toEqual({ id: 'user-1', name: 'mira', role: 'owner', userId: 'user-1' });
});

test('stays in the workspace of the tab, not in that of the last tab', async () => {
  choose(studio);
  localStorage.setItem('workspace', JSON.stringify({ ...bakery, userId: 'user-1' }));
  const { workspaces, loaded } = start();
  await loaded();
  expect(workspaces()).toMatchObject({ currentId: 'workspace-1', role: 'agent', lost: null });
});

test('a new tab keeps the workspace it started with when another tab switches', async () => {
  choose(studio);
  sessionStorage.clear();
  const { workspaces, loaded } = start();
  localStorage.setItem('workspace', JSON.stringify({ ...bakery, userId: 'user-1' }));
  await loaded();
  expect(workspaces().currentId).toBe('workspace-1');
});

test('a switch reaches the next calls, and clears the data of the former workspace', async () => {
  const { store, loaded } = start();
  await loaded();
  server.answer('GET /api/instagram/status', { success: true } as never);
  const status = sharedApi.endpoints.instagramStatus;
  await store.dispatch(status.initiate());
  store.dispatch(eventsReceived({ events: [anEvent()] }));
  store.dispatch(workspaceSwitched('workspace-1'));
  expect(status.select()(store.getState()).isUninitialized).toBe(true);
  expect(store.getState().notifications.items).toEqual([]);
  await store.dispatch(status.initiate());
  expect(server.requestsTo('GET /api/instagram/status').map(({ headers }) => headers['fanfare-workspace'])).toEqual([
    'user-1',
    'workspace-1',
  ]);
  expect(readStoredWorkspace()).toEqual({ id: 'workspace-1', name: 'Studio', role: 'agent', userId: 'user-1' });
});

const ACCOUNTS = 'GET /api/instagram/accounts';
const STATUS = 'GET /api/instagram/status';
const anAccount = (id: string) =>
  ({
    id,
    username: id,
    name: null,
    picture: null,
    state: 'active',
    connectedAt: '2026-11-01T00:00:00.000Z',
    followers: null,
  }) as const;

test('another account reaches the next calls, clears what was loaded, and stays in the tab', async () => {
  server.answer(ACCOUNTS, { success: true, data: [anAccount('account-1'), anAccount('account-2')] });
  const { store, loaded } = start();
  await loaded();
  store.dispatch(workspaceSwitched('workspace-1'));
  await waitFor(() => expect(store.getState().accounts.items).toHaveLength(2));
  server.answer(STATUS, { success: true } as never);
  const status = sharedApi.endpoints.instagramStatus;
  await store.dispatch(status.initiate());
  store.dispatch(eventsReceived({ events: [anEvent()] }));
  store.dispatch(accountSwitched('account-2'));
  expect(status.select()(store.getState()).isUninitialized).toBe(true);
  expect(store.getState().notifications.items).toEqual([]);
  await store.dispatch(status.initiate());
  store.dispatch(accountSwitched(null));
  await store.dispatch(status.initiate());
  expect(server.requestsTo(STATUS).map(({ headers }) => headers['fanfare-account'])).toEqual([undefined, 'account-2', undefined]);
  store.dispatch(accountSwitched('account-2'));
  expect(createAppStore().store.getState().accounts.currentId).toBe('account-2');
  store.dispatch(workspaceSwitched('workspace-2'));
  expect([store.getState().accounts.currentId, readStoredAccountId()]).toEqual([null, null]);
});

test('an account that is no longer connected falls back to all accounts', async () => {
  choose(studio);
  writeStoredAccountId('account-2');
  server.answer(ACCOUNTS, { success: true, data: [anAccount('account-1'), anAccount('account-2')] });
  const { store, handle, loaded } = start();
  await loaded();
  await waitFor(() => expect(store.getState().accounts).toMatchObject({ items: [{}, {}], currentId: 'account-2' }));
  server.answer(ACCOUNTS, { success: true, data: [anAccount('account-1')] });
  handle(accountRefused());
  await waitFor(() => expect(store.getState().accounts).toMatchObject({ items: [{}], currentId: null }));
  expect(readStoredAccountId()).toBeNull();
});

test('falls back when the membership ends: once, with the name of the workspace', async () => {
  choose(studio);
  const { store, handle, workspaces, loaded } = start();
  await loaded();
  list(personal, bakery);
  handle(membershipEnded());
  await waitFor(() => expect(workspaces()).toMatchObject({ currentId: 'user-1', lost: 'Studio' }));
  await loaded(3);
  expect(readStoredWorkspace()?.id).toBe('user-1');
  expect(server.requestsTo(LIST)[2]?.headers).toMatchObject({ 'fanfare-workspace': 'user-1' });
  handle(membershipEnded());
  await loaded(4);
  expect(workspaces().currentId).toBe('user-1');
  expect(store.getState().session.token).toBe('fan_1');
  expect(server.requestsTo(LIST)).toHaveLength(4);
});

test('falls back to the last workspace that is still there', async () => {
  choose(studio);
  localStorage.setItem('workspace', JSON.stringify({ ...bakery, userId: 'user-1' }));
  sessionStorage.setItem('workspace', JSON.stringify({ ...studio, id: 'workspace-3', name: 'Former', userId: 'user-1' }));
  list(personal, bakery);
  const { workspaces } = start();
  localStorage.setItem('workspace', JSON.stringify({ ...bakery, userId: 'user-1' }));
  await waitFor(() => expect(workspaces()).toMatchObject({ currentId: 'workspace-2', lost: 'Former' }));
});

test('a user without a personal workspace starts in another one, and nothing is reported as lost', async () => {
  server.answer(LIST, { success: true, workspaces: [studio], currentId: 'workspace-1' });
  const { workspaces, loaded } = start();
  await loaded(2);
  expect(workspaces()).toMatchObject({ currentId: 'workspace-1', lost: null });
});

test('a new workspace is in use before the list contains it', async () => {
  const { store, workspaces, loaded } = start();
  await loaded();
  list(personal, studio, bakery, { id: 'workspace-4', name: 'New', role: 'owner', members: 1, owners: 1 });
  store.dispatch(workspaceSwitched('workspace-4'));
  await waitFor(() => expect(workspaces()).toMatchObject({ currentId: 'workspace-4', role: 'owner', lost: null }));
  expect(readStoredWorkspace()?.name).toBe('New');
});

test('signing out forgets the workspace in this browser', async () => {
  choose(studio);
  const { store, loaded } = start();
  await loaded();
  store.dispatch(signedOut());
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});
