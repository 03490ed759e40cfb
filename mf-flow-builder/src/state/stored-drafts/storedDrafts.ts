import { UNSAVED_CHANGES_PREFIX } from '@fanfare/shared/host';
import type { StoredDraft } from '../slices/StoredDraft.ts';

/** Prefix of the key; the workspace id and the draft id follow, because each tab has its own draft. */
const PREFIX = `${UNSAVED_CHANGES_PREFIX}flow.`;

const ownIds = new Map<string, string>();

/** Takes over the latest stored draft of a workspace, or that of the given flow. */
export function adoptStoredDraft(workspaceId: string, flow: string | null = null): StoredDraft | null {
  const [latest] = allOf(workspaceId)
    .filter(({ draft }) => flow === null || draft.openFlow?.name === flow)
    .sort((a, b) => b.keptAt - a.keptAt);
  if (!latest) return null;
  ownIds.set(workspaceId, latest.id);
  return latest.draft;
}

/** Returns false if the browser's storage is full or disabled; leaving the page would then lose the draft. */
export function writeStoredDraft(workspaceId: string, draft: StoredDraft): boolean {
  const id = ownIds.get(workspaceId) ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  ownIds.set(workspaceId, id);
  try {
    localStorage.setItem(keyOf(workspaceId, id), JSON.stringify({ keptAt: Date.now(), draft }));
    return true;
  } catch {
    return false;
  }
}

export function deleteStoredDraft(workspaceId: string): void {
  const id = ownIds.get(workspaceId);
  if (id === undefined) return;
  ownIds.delete(workspaceId);
  try {
    localStorage.removeItem(keyOf(workspaceId, id));
  } catch {
    // Storage is disabled, so there is nothing to remove.
  }
}

function keyOf(workspaceId: string, id: string): string {
  return `${PREFIX}${workspaceId}.${id}`;
}

function allOf(workspaceId: string): { id: string; keptAt: number; draft: StoredDraft }[] {
  const prefix = keyOf(workspaceId, '');
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const kept = key.startsWith(prefix) ? readStoredDraft(localStorage.getItem(key)) : null;
      return kept ? [{ id: key.slice(prefix.length), ...kept }] : [];
    });
  } catch {
    return [];
  }
}

/** The text may come from an older build. */
function readStoredDraft(text: string | null): { keptAt: number; draft: StoredDraft } | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isStoredEntry(value) ? value : null;
  } catch {
    return null;
  }
}

function isStoredEntry(value: unknown): value is { keptAt: number; draft: StoredDraft } {
  if (typeof value !== 'object' || value === null || !('keptAt' in value) || !('draft' in value)) return false;
  const { keptAt, draft } = value;
  return (
    typeof keptAt === 'number' &&
    typeof draft === 'object' &&
    draft !== null &&
    'nodes' in draft &&
    Array.isArray(draft.nodes) &&
    'edges' in draft &&
    Array.isArray(draft.edges) &&
    'name' in draft &&
    typeof draft.name === 'string' &&
    'openFlow' in draft
  );
}
