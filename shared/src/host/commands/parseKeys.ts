import { copy } from '../copy.ts';

export interface KeyPress {
  /** Ctrl, or Command on a Mac. */
  mod: boolean;
  alt: boolean;
  shift: boolean;
  /** `KeyboardEvent.key`, lower case. */
  key: string;
}

/** Parses a shortcut: `G D` is two presses, `Mod+Shift+K` is one. */
export function parseKeys(keys: string): KeyPress[] {
  return keys.split(' ').map((press) => {
    // The plus may be the key itself: `Mod++`.
    const parts = press.split(/(?<=.)\+/);
    const key = parts.pop() ?? '';
    return {
      mod: parts.includes('Mod'),
      alt: parts.includes('Alt'),
      shift: parts.includes('Shift'),
      key: key === 'Space' ? ' ' : key.toLowerCase(),
    };
  });
}

/** Works on any keyboard layout. Shift is ignored for symbols. */
export function isPress(event: KeyboardEvent, press: KeyPress, isMac: boolean): boolean {
  const { mod, other } = isMac ? { mod: event.metaKey, other: event.ctrlKey } : { mod: event.ctrlKey, other: event.metaKey };
  if (mod !== press.mod || other || event.altKey !== press.alt) return false;
  const isSign = press.key.length === 1 && !/[a-z0-9 ]/.test(press.key);
  if (!isSign && event.shiftKey !== press.shift) return false;
  return event.key.toLowerCase() === press.key || latinKey(event) === press.key;
}

/** Uses the physical key on a non-Latin layout, and if Alt produces a symbol. */
function latinKey({ key, code, altKey }: KeyboardEvent): string | null {
  if (!altKey && /^[\x20-\x7e]$/.test(key)) return null;
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? null;
}

export function isMacKeyboard(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Formats a shortcut for display: `Ctrl+K`, `⌘K`. */
export function keyText(keys: string): string {
  const mod = isMacKeyboard() ? '⌘' : `${copy.ctrl}+`;
  return keys.replace('Mod+', mod);
}
