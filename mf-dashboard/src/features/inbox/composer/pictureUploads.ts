import { useSyncExternalStore } from 'react';

export interface PictureUpload {
  file: File;
  failure: string | null;
  /** A retry with the same file would fail again. */
  isRefused: boolean;
  /** How much of the file was sent, from 0 to 1; null while the total is unknown. */
  share: number | null;
  abort: () => void;
}

// Outside the component, so that uploads continue when the conversation changes.
const uploads = new Map<string, PictureUpload>();
const listeners = new Set<() => void>();

export function setUpload(threadId: string, upload: PictureUpload | null): void {
  if (upload) uploads.set(threadId, upload);
  else uploads.delete(threadId);
  for (const listener of listeners) listener();
}

export const findUpload = (threadId: string): PictureUpload | null => uploads.get(threadId) ?? null;

export function useUpload(threadId: string): PictureUpload | null {
  return useSyncExternalStore(subscribe, () => findUpload(threadId));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
