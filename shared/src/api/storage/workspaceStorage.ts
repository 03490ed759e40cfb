import type { Role } from '../../contracts/index.ts';
import { readStoredSession } from './tokenStorage.ts';

const KEY = 'workspace';

export interface StoredWorkspace {
  id: string;
  name: string;
  /** The last known role of the user. */
  role: Role | null;
  userId: string;
}

const storages = [() => sessionStorage, () => localStorage];

/** Takes the place of a storage that is full or blocked. */
let unstored: StoredWorkspace | undefined;

/** Returns the workspaces that the user chose: in this tab, then in the last tab. */
export function readStoredWorkspaces(userId = readStoredSession()?.user.id): StoredWorkspace[] {
  return [unstored, ...storages.map(read)]
    .filter((workspace) => workspace !== undefined)
    .filter((workspace) => workspace.userId === userId);
}

/** Returns the workspace of this tab, which is at first the one of the last tab. */
export function readStoredWorkspace(userId?: string): StoredWorkspace | undefined {
  return readStoredWorkspaces(userId)[0];
}

export function writeStoredWorkspace(workspace: StoredWorkspace): void {
  unstored = undefined;
  for (const storage of storages) {
    try {
      storage().setItem(KEY, JSON.stringify(workspace));
    } catch {
      unstored = workspace;
    }
  }
}

export function clearStoredWorkspace(): void {
  unstored = undefined;
  for (const storage of storages) {
    try {
      storage().removeItem(KEY);
    } catch {
      // A blocked storage is empty.
    }
  }
}

/** Extensions and users can change the storage. An unknown role allows nothing. */
function read(storage: () => Storage): StoredWorkspace | undefined {
  try {
    const value = JSON.parse(storage().getItem(KEY) ?? '');
    return typeof value.id === 'string' && typeof value.name === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
