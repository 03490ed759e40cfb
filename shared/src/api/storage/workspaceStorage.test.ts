import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aUser } from '../../testing/builders.ts';
import { writeStoredSession } from './tokenStorage.ts';
import { clearStoredWorkspace, readStoredWorkspace, readStoredWorkspaces, writeStoredWorkspace } from './workspaceStorage.ts';

const studio = { id: 'workspace-1', name: 'Studio', role: 'agent', userId: 'user-1' } as const;
const bakery = { id: 'workspace-2', name: 'Bakery', role: 'owner', userId: 'user-1' } as const;

beforeEach(() => writeStoredSession({ token: 'fan_1', user: aUser() }));
afterEach(() => {
  jest.restoreAllMocks();
  clearStoredWorkspace();
});

test('a new tab starts with the workspace that was chosen last', () => {
  writeStoredWorkspace(studio);
  sessionStorage.clear();
  expect(readStoredWorkspace()).toEqual(studio);
});

test('a tab keeps its workspace while another tab chooses one', () => {
  writeStoredWorkspace(studio);
  localStorage.setItem('workspace', JSON.stringify(bakery));
  expect(readStoredWorkspaces()).toEqual([studio, bakery]);
});

test('ignores the workspace of another user, and values of unknown shape', () => {
  writeStoredWorkspace({ ...studio, userId: 'user-2' });
  expect(readStoredWorkspace()).toBeUndefined();
  expect(readStoredWorkspace('user-2')).toMatchObject({ id: 'workspace-1' });
  for (const text of ['{"id":1,"name":"Studio","userId":"user-1"}', 'null', '{cut']) {
    sessionStorage.setItem('workspace', text);
    localStorage.setItem('workspace', text);
    expect(readStoredWorkspaces()).toEqual([]);
  }
});

test('remembers the choice while the storage is full or blocked', () => {
  writeStoredWorkspace(studio);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStoredWorkspace(bakery);
  expect(readStoredWorkspace()).toEqual(bakery);
  jest.restoreAllMocks();
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  clearStoredWorkspace();
  expect(readStoredWorkspace()).toEqual(studio);
});
