import { type Role, roles } from '../contracts/index.ts';
import { readStoredSession } from './tokenStorage.ts';

const KEY = 'workspace';

export interface StoredWorkspace {
  id: string;
  name: string;
  /** The last known role of the user. */
  role: Role | null;
  userId: string;
}

/** Takes the place of a storage that is full or blocked. */
let unstored: StoredWorkspace | null = null;

/** Returns the workspaces that the user chose: in this tab, then in the last tab. */
export function readStoredWorkspaces(userId = readStoredSession()?.user.id): StoredWorkspace[] {
  const found = [unstored, read(() => sessionStorage), read(() => localStorage)];
  return found.filter((workspace) => workspace !== null).filter((workspace) => workspace.userId === userId);
}

/** Returns the workspace of this tab, which is at first the one of the last tab. */
export function readStoredWorkspace(userId?: string): StoredWorkspace | null {
  return readStoredWorkspaces(userId)[0] ?? null;
}

export function writeStoredWorkspace(workspace: StoredWorkspace): void {
  const text = JSON.stringify(workspace);
  unstored = write(() => sessionStorage, text) ? null : workspace;
  write(() => localStorage, text);
}

export function clearStoredWorkspace(): void {
  unstored = null;
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      storage().removeItem(KEY);
    } catch {
      // A blocked storage is empty.
    }
  }
}

function write(storage: () => Storage, text: string): boolean {
  try {
    storage().setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

function read(storage: () => Storage): StoredWorkspace | null {
  try {
    const value: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    return isStoredWorkspace(value) ? value : null;
  } catch {
    return null;
  }
}

/** Extensions and users can change the storage. */
function isStoredWorkspace(value: unknown): value is StoredWorkspace {
  const { id, name, role, userId }: Partial<Record<string, unknown>> = Object(value);
  return [id, name, userId].every((text) => typeof text === 'string') && (role === null || roles.some((known) => known === role));
}
