import { type RefObject, useEffect, useRef } from 'react';
import type { Command } from '../../contracts/index.ts';
import { useHost } from '../HostApi.ts';

/**
 * Registers commands while the component is mounted. Shortcuts are ignored in fields, dialogs and menus, and
 * while text is selected.
 * @param within element that must contain the focus for the shortcuts; everywhere if absent
 */
export function useCommands(commands: readonly Command[], within?: RefObject<Element | null>): void {
  const { registerCommands } = useHost();
  const latest = useRef(commands);
  latest.current = commands;
  // Registers again when ids or shortcuts change; `run` is always the latest.
  const signature = commands.map(({ id, keys }) => `${id} ${keys ?? ''}`).join('\n');
  useEffect(
    () => registerCommands({ list: () => latest.current, ...(within && { within }) }),
    [registerCommands, within, signature],
  );
}
