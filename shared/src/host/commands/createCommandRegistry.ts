import type { Command } from '../../contracts/index.ts';
import type { CommandSource } from '../HostApi.ts';
import { isMacKeyboard, isPress, type KeyPress, parseKeys } from './parseKeys.ts';

const SEQUENCE_MS = 1_000;
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Matches elements that handle keys themselves, unless they are closing. */
const WINDOW = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]):not([data-closed])';

export interface CommandRegistry {
  register: (source: CommandSource) => () => void;
  /** Returns commands in the order of registration. */
  commands: () => Command[];
  /** A `keydown` listener for the document. */
  handleKey: (event: KeyboardEvent) => void;
}

/**
 * Creates a registry of the page's commands and their shortcuts. A command with a scope takes precedence.
 * @param refuse called for duplicate ids, or duplicate shortcuts in a scope; throws in development
 */
export function createCommandRegistry(refuse: (problem: string) => void): CommandRegistry {
  const sources = new Set<CommandSource>();
  let pressed: { presses: KeyPress[]; at: number } = { presses: [], at: 0 };

  const register = (source: CommandSource) => {
    for (const command of source.list()) {
      for (const other of sources) {
        const rival = other
          .list()
          .find(({ id, keys }) => id === command.id || (keys && keys === command.keys && other.within === source.within));
        if (rival)
          refuse(`Command "${command.id}" (${command.keys ?? 'no keys'}) meets "${rival.id}" (${rival.keys ?? 'no keys'}).`);
      }
    }
    sources.add(source);
    return () => void sources.delete(source);
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isModifier(event.key)) return;
    const target = event.target instanceof Element ? event.target : null;
    const isInField = target?.closest(FIELD) && !target.closest('[data-closed]');
    const isFree = !isInField && !hasSelectedText();
    const window = target?.closest(WINDOW) ?? null;
    const before = event.timeStamp - pressed.at <= SEQUENCE_MS ? pressed.presses : [];
    const candidates = [...sources]
      .filter(({ within }) => (within ? isInside(within.current, target, window) : window === null))
      .sort((a, b) => Number(b.within !== undefined) - Number(a.within !== undefined))
      .flatMap(({ list }) => list())
      .filter(({ keys, isKeyOfBrowser }) => keys && !isKeyOfBrowser)
      .filter(({ isEnabled, alsoInFields }) => (isFree || alsoInFields) && (isEnabled?.() ?? true));

    const isMac = isMacKeyboard();
    let begun: KeyPress[] = [];
    for (const command of candidates) {
      const combination = parseKeys(command.keys ?? '');
      const sofar = matchedPresses(combination, before, event, isMac);
      if (sofar === combination.length) {
        pressed = { presses: [], at: 0 };
        event.preventDefault();
        command.run();
        return;
      }
      if (sofar > begun.length) begun = combination.slice(0, sofar);
    }
    pressed = { presses: begun, at: event.timeStamp };
  };

  return {
    register,
    commands: () => [...sources].flatMap(({ list }) => list()).filter(({ isEnabled }) => isEnabled?.() ?? true),
    handleKey,
  };
}

function matchedPresses(
  combination: readonly KeyPress[],
  before: readonly KeyPress[],
  event: KeyboardEvent,
  isMac: boolean,
): number {
  const fits =
    before.length > 0 && before.length < combination.length && before.every((press, index) => isSame(press, combination[index]));
  const done = fits ? before.length : 0;
  const next = combination[done];
  if (next && isPress(event, next, isMac)) return done + 1;
  const first = combination[0];
  return done > 0 && first && isPress(event, first, isMac) ? 1 : 0;
}

function isSame(a: KeyPress, b: KeyPress | undefined): boolean {
  return a.key === b?.key && a.mod === b.mod && a.alt === b.alt && a.shift === b.shift;
}

/** Returns true if the focus is inside the scope without a dialog between them. */
function isInside(scope: Element | null, target: Element | null, window: Element | null): boolean {
  return (
    scope !== null &&
    target !== null &&
    scope.contains(target) &&
    (window === null || !scope.contains(window) || window === scope)
  );
}

function isModifier(key: string): boolean {
  return key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'Meta';
}

function hasSelectedText(): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && selection.toString() !== '';
}
