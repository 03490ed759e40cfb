import { UNSAVED_CHANGES_PREFIX } from '@fanfare/shared/host';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from './browserStorage.ts';

const PREFIX = `${UNSAVED_CHANGES_PREFIX}text.`;
const listeners = new Set<(key: string, text: string) => void>();

/** Stores a draft on this device until it is sent, so that it survives a reload. */
export function useDraft(key: string) {
  const [draft, setDraft] = useState(() => ({ key, text: readDraft(key) }));
  // Derived while rendering, so that no frame shows the draft of another conversation.
  const current = draft.key === key ? draft : { key, text: readDraft(key) };
  if (current !== draft) setDraft(current);

  useEffect(() => {
    const follow = (changed: string, text: string) => changed === key && setDraft({ key, text });
    listeners.add(follow);
    return () => void listeners.delete(follow);
  }, [key]);

  const set = (text: string) => {
    // Written immediately, because an error may arrive after the user has opened another conversation.
    writeStored(PREFIX + key, text || null);
    for (const listener of listeners) listener(key, text);
  };
  return [current.text, set] as const;
}

export function readDraft(key: string): string {
  return readStored(PREFIX + key) ?? '';
}
