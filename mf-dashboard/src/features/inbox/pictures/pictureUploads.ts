import { useSyncExternalStore } from 'react';

export interface PictureUpload {
  id: string;
  file: File;
  failure: string | null;
  /** A retry with the same file would fail again. */
  isRefused: boolean;
  /** How much of the file was sent, from 0 to 1; null while the total is unknown. */
  share: number | null;
  abort: () => void;
}

// Outside the component, so that uploads continue when the conversation changes.
const uploads = new Map<string, readonly PictureUpload[]>();
const listeners = new Set<() => void>();
const none: readonly PictureUpload[] = [];

export function addUpload(threadId: string, upload: PictureUpload): void {
  set(threadId, [...uploadsOf(threadId), upload]);
}

export function changeUpload(threadId: string, id: string, change: Partial<PictureUpload>): void {
  set(
    threadId,
    uploadsOf(threadId).map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
  );
}

/** Returns whether it was still there. */
export function removeUpload(threadId: string, id: string): boolean {
  const left = uploadsOf(threadId).filter((upload) => upload.id !== id);
  const wasThere = left.length < uploadsOf(threadId).length;
  set(threadId, left);
  return wasThere;
}

export const uploadsOf = (threadId: string): readonly PictureUpload[] => uploads.get(threadId) ?? none;

export function useUploads(threadId: string): readonly PictureUpload[] {
  return useSyncExternalStore(subscribe, () => uploadsOf(threadId));
}

function set(threadId: string, next: readonly PictureUpload[]): void {
  if (next.length > 0) uploads.set(threadId, next);
  else uploads.delete(threadId);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
