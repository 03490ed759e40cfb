import type { FindSlotContents, SlotContent } from '@fanfare/shared/host';
import { useMemo } from 'react';
import type { RemoteLoader } from '../../federation/load/createRemoteLoader.ts';
import type { SelectedEntries } from '../../federation/selection/openSelection.ts';
import { RemoteView } from './RemoteView.tsx';

const HEADER_SLOT = 'shell.header';
const nothing: readonly SlotContent[] = [];

export function useSlotContents(remotes: SelectedEntries, loader: RemoteLoader): FindSlotContents {
  return useMemo(() => {
    const declared = Object.entries(remotes)
      .flatMap(([remote, { extras }]) => (extras.slots ?? []).map((slot) => ({ remote, ...slot })))
      .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
    const bySlot = new Map<string, SlotContent[]>();
    for (const { slot, id, title, remote, view } of declared) {
      const element = (
        <RemoteView
          key={id}
          loader={loader}
          remote={remote}
          view={view}
          title={title}
          place={slot === HEADER_SLOT ? 'header' : 'region'}
        />
      );
      bySlot.set(slot, [...(bySlot.get(slot) ?? []), { id, title, remote, element }]);
    }
    return (name) => bySlot.get(name) ?? nothing;
  }, [remotes, loader]);
}
