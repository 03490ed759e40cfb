import { KEPT_WORK } from '@fanfare/shared/host';
import type { KeptDraft } from './KeptDraft.ts';

/** Followed by the user, so that nobody finds the work of somebody else, and by the draft: two tabs have one each. */
const PREFIX = `${KEPT_WORK}flow.`;

/** The draft that this page keeps, by user. */
const ownIds = new Map<string, string>();

/** What this user left unsaved last, of the named flow where one is named; from now on this page keeps it. */
export function adoptKeptDraft(userId: string, flow: string | null = null): KeptDraft | null {
  const [latest] = allOf(userId)
    .filter(({ draft }) => flow === null || draft.openFlow?.name === flow)
    .sort((a, b) => b.keptAt - a.keptAt);
  if (!latest) return null;
  ownIds.set(userId, latest.id);
  return latest.draft;
}

/** False when the storage of this browser is full or forbidden: then work would be lost with the page. */
export function writeKeptDraft(userId: string, draft: KeptDraft): boolean {
  const id = ownIds.get(userId) ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  ownIds.set(userId, id);
  try {
    localStorage.setItem(keyOf(userId, id), JSON.stringify({ keptAt: Date.now(), draft }));
    return true;
  } catch {
    return false;
  }
}

export function dropKeptDraft(userId: string): void {
  const id = ownIds.get(userId);
  if (id === undefined) return;
  ownIds.delete(userId);
  try {
    localStorage.removeItem(keyOf(userId, id));
  } catch {
    // Nothing can have been kept there.
  }
}

function keyOf(userId: string, id: string): string {
  return `${PREFIX}${userId}.${id}`;
}

function allOf(userId: string): { id: string; keptAt: number; draft: KeptDraft }[] {
  const prefix = keyOf(userId, '');
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const kept = key.startsWith(prefix) ? readKept(localStorage.getItem(key)) : null;
      return kept ? [{ id: key.slice(prefix.length), ...kept }] : [];
    });
  } catch {
    return [];
  }
}

/** Written by a build of this page, perhaps an older one. */
function readKept(text: string | null): { keptAt: number; draft: KeptDraft } | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is { keptAt: number; draft: KeptDraft } {
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
