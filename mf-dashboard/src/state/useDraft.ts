import { KEPT_WORK } from '@fanfare/shared/host';
import { useState } from 'react';

const PREFIX = `${KEPT_WORK}text.`;

/** A text that survives a reload and a change of the conversation, kept on this device until it is sent. */
export function useDraft(key: string) {
  const [draft, setDraft] = useState(() => ({ key, text: read(key) }));
  // Another conversation has another draft; no frame shows the one of before.
  const current = draft.key === key ? draft : { key, text: read(key) };
  if (current !== draft) setDraft(current);

  const set = (text: string) => {
    // At once, and not after the next frame: a refusal may come back after one has gone on to another conversation.
    write(key, text);
    setDraft({ key, text });
  };
  return [current.text, set] as const;
}

function read(key: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? '';
  } catch {
    return '';
  }
}

/** A full or forbidden storage costs the draft after a reload, and nothing now. */
function write(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, text);
  } catch {
    // Said above.
  }
}
