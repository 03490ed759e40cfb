import { type RefObject, useEffect, useRef } from 'react';
import type { Command } from '../../contracts/index.ts';
import { useHost } from '../HostApi.ts';

/**
 * Puts commands into the palette and under their keys as long as the component is on the screen. The keys never act in a field, in an open
 * window or menu, or while text is selected.
 *
 * @param within where focus has to be for the keys to work, e.g. the canvas; everywhere when left out
 */
export function useCommands(commands: readonly Command[], within?: RefObject<Element | null>): void {
  const { registerCommands } = useHost();
  const latest = useRef(commands);
  latest.current = commands;
  // Registered anew when what must not conflict has changed; what a command does is always the latest.
  const signature = commands.map(({ id, keys }) => `${id} ${keys ?? ''}`).join('\n');
  useEffect(
    () => registerCommands({ list: () => latest.current, ...(within && { within }) }),
    [registerCommands, within, signature],
  );
}
