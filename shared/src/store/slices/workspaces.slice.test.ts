import { beforeEach, expect, test } from '@jest/globals';
import { writeStoredSession, writeStoredWorkspace } from '../../api/index.ts';
import { aUser } from '../../testing/builders.ts';
import { createAppStore } from '../createAppStore.ts';
import { signedIn, signedOut } from './session.slice.ts';
import { selectIsAllowed, selectWorkspace, selectWorkspaceId, workspaceSwitched, workspacesLoaded } from './workspaces.slice.ts';

const personal = { id: 'user-1', name: 'mira', role: 'owner', members: 1, owners: 1 } as const;
const studio = { id: 'workspace-1', name: 'Studio', role: 'agent', members: 3, owners: 1 } as const;
const items = [personal, studio];

beforeEach(() => writeStoredSession({ token: 'fan_1', user: aUser() }));

const start = () => createAppStore().store;

test('is in the personal workspace until one is chosen, and allows everything until the role is known', () => {
  const { getState } = start();
  expect(selectWorkspaceId(getState())).toBe('user-1');
  expect(selectWorkspace(getState())).toBeNull();
  expect(selectIsAllowed(getState(), 'workspace.own')).toBe(true);
});

test('knows the last role before the list is loaded', () => {
  writeStoredWorkspace({ ...studio, userId: 'user-1' });
  const { getState } = start();
  expect(selectWorkspaceId(getState())).toBe('workspace-1');
  expect(selectIsAllowed(getState(), 'inbox.reply')).toBe(true);
  expect(selectIsAllowed(getState(), 'flows.edit')).toBe(false);
});

test('follows the role of the workspace', () => {
  const { dispatch, getState } = start();
  dispatch(workspacesLoaded({ items, currentId: 'user-1' }));
  expect(selectIsAllowed(getState(), 'flows.edit')).toBe(true);
  dispatch(workspaceSwitched('workspace-1'));
  expect(selectWorkspace(getState())).toEqual(studio);
  expect(selectIsAllowed(getState(), 'flows.edit')).toBe(false);
  dispatch(workspacesLoaded({ items: [personal, { ...studio, role: 'editor' }], currentId: 'workspace-1' }));
  expect(selectIsAllowed(getState(), 'flows.edit')).toBe(true);
});

test('forgets the workspaces when the user signs out or another one signs in, not when the token changes', () => {
  const { dispatch, getState } = start();
  dispatch(workspacesLoaded({ items, currentId: 'workspace-1' }));
  writeStoredWorkspace({ ...studio, userId: 'user-1' });
  dispatch(signedIn({ token: 'fan_2', user: aUser() }));
  expect(selectWorkspace(getState())).toEqual(studio);
  dispatch(signedIn({ token: 'fan_3', user: aUser({ id: 'user-2' }) }));
  expect(getState().workspaces).toMatchObject({ items: [], currentId: null });
  dispatch(workspacesLoaded({ items, currentId: 'workspace-1' }));
  dispatch(signedOut());
  expect(getState().workspaces).toMatchObject({ items: [], currentId: null });
});
