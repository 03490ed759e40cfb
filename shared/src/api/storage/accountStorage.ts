import { readStoredWorkspace } from './workspaceStorage.ts';

const KEY = 'account';

/** Takes the place of a storage that is full or blocked. */
let unstored: string | null = null;

/** Returns the Instagram account that was chosen in this tab and workspace; null means all accounts. */
export function readStoredAccountId(): string | null {
  const workspaceId = readStoredWorkspace()?.id;
  try {
    const value = JSON.parse(unstored ?? sessionStorage.getItem(KEY) ?? '');
    return typeof value.id === 'string' && value.workspaceId === workspaceId ? value.id : null;
  } catch {
    return null;
  }
}

export function writeStoredAccountId(id: string | null): void {
  const value = JSON.stringify({ id, workspaceId: readStoredWorkspace()?.id });
  unstored = null;
  try {
    sessionStorage.setItem(KEY, value);
  } catch {
    unstored = value;
  }
}
