import type { Publication } from '@fanfare/shared/contracts';
import { UNSAVED_CHANGES_PREFIX } from '@fanfare/shared/host';
import { readStored, writeStored } from '../../state/storage/browserStorage.ts';
import { isLocal, newFile, type PostDraft, withKind } from './compose/postDraft.ts';

export interface EditedPost {
  post: Publication;
  /** The draft as it was when editing began. */
  first: PostDraft;
}

export interface UnsentPost {
  draft: PostDraft;
  /** Null for a new post. */
  edited: EditedPost | null;
}

/** Returns false if the browser blocks or has no more storage. */
export function writeStoredPost(workspaceId: string, unsent: UnsentPost | null): boolean {
  return writeStored(keyOf(workspaceId), unsent && JSON.stringify(unsent));
}

/** Files whose upload had not ended are left out. */
export function readStoredPost(workspaceId: string): UnsentPost | null {
  try {
    const value: unknown = JSON.parse(readStored(keyOf(workspaceId)) ?? 'null');
    if (!isUnsentPost(value)) return null;
    const { draft, edited } = value;
    const files = draft.files.filter((file) => !isLocal(file)).map((file) => ({ ...file, key: newFile().key }));
    return { draft: withKind({ ...draft, files }, draft.kind), edited };
  } catch {
    return null;
  }
}

function keyOf(workspaceId: string): string {
  return `${UNSAVED_CHANGES_PREFIX}post.${workspaceId}`;
}

/** An earlier build may have written it. */
function isUnsentPost(value: unknown): value is UnsentPost {
  if (typeof value !== 'object' || value === null || !('draft' in value) || !('edited' in value)) return false;
  const expected: object = {
    accountId: '',
    kind: '',
    caption: '',
    coverUrl: '',
    time: '',
    shareToFeed: true,
    isAiGenerated: true,
    isLater: true,
  };
  const draft = Object(value.draft);
  return Array.isArray(draft.files) && Object.entries(expected).every(([name, like]) => typeof draft[name] === typeof like);
}
