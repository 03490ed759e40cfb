import type { RefObject } from 'react';
import { copy } from '../copy.ts';
import { useCommands } from './useCommands.ts';

const text = copy.listKeys;

interface ListKeys {
  /** Prefix of the command ids, for example `inbox`. */
  id: string;
  group: string;
  list: RefObject<{ focus: () => void } | null>;
  search?: RefObject<HTMLInputElement | null>;
}

/** Registers shortcuts that focus a list or its search from anywhere on the screen. */
export function useListKeys({ id, group, list, search }: ListKeys): void {
  const into = () => list.current?.focus();
  useCommands([
    { id: `${id}.next`, title: text.next, group, keys: 'J', run: into },
    { id: `${id}.previous`, title: text.previous, group, keys: 'K', run: into },
    { id: `${id}.select`, title: text.select, group, keys: 'X', run: into },
    ...(search ? [{ id: `${id}.search`, title: text.search, group, keys: '/', run: () => search.current?.focus() }] : []),
  ]);
  useCommands(
    search ? [{ id: `${id}.leave`, title: text.leave, group, keys: 'Escape', alsoInFields: true, run: into }] : [],
    search,
  );
}
