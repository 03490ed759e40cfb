import { useCommands } from '@fanfare/shared/host';
import type { ListHandle } from '@fanfare/shared/widgets';
import type { RefObject } from 'react';
import { lists } from '../copy/lists.ts';

interface ListKeys {
  /** Of the commands: `inbox`. */
  id: string;
  /** Names the group under which the help lists the keys. */
  group: string;
  list: RefObject<ListHandle | null>;
  search?: RefObject<HTMLInputElement | null>;
}

/** Brings the focus into a list, or into its search, from wherever it is on the screen. In the list the list itself has the keys. */
export function useListKeys({ id, group, list, search }: ListKeys): void {
  const into = () => list.current?.focus();
  useCommands([
    { id: `${id}.next`, title: lists.keys.next, group, keys: 'J', run: into },
    { id: `${id}.previous`, title: lists.keys.previous, group, keys: 'K', run: into },
    { id: `${id}.select`, title: lists.keys.select, group, keys: 'X', run: into },
    ...(search ? [{ id: `${id}.search`, title: lists.keys.search, group, keys: '/', run: () => search.current?.focus() }] : []),
  ]);
  useCommands(
    search ? [{ id: `${id}.leave`, title: lists.keys.leave, group, keys: 'Escape', alsoInFields: true, run: into }] : [],
    search,
  );
}
