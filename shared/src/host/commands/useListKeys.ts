import type { RefObject } from 'react';
import { copy } from '../copy.ts';
import { useCommands } from './useCommands.ts';

const text = copy.listKeys;

interface ListKeys {
  /** Of the commands: `inbox`. */
  id: string;
  /** Names the group under which the help lists the keys. */
  group: string;
  /** `LiveList` and `LiveTable` of the widgets hand it out. */
  list: RefObject<{ focus: () => void } | null>;
  search?: RefObject<HTMLInputElement | null>;
}

/** Brings the focus into a list, or into its search, from wherever it is on the screen. In the list the list itself has the keys. */
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
