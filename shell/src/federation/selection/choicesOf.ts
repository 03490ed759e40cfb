import type { Choice } from '../load/createRemoteLoader.ts';
import type { Selection } from './openSelection.ts';

export function choicesOf({ releases, selected }: Pick<Selection, 'releases' | 'selected'>): Record<string, Choice> {
  const choices = Object.entries(selected).map(([remote, entry]) => {
    const released = releases.microFrontends[remote] ?? [];
    return [remote, { selected: entry, all: released.includes(entry) ? released : [entry, ...released] }];
  });
  return Object.fromEntries(choices);
}
