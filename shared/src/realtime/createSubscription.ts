import { type SubscribableEventType, subscribableEventTypes } from '../contracts/index.ts';
import { type AppStore, selectWantedEventTypes } from '../store/index.ts';
import { catchUp } from './catchUp.ts';

type Send = (event: 'subscribe' | 'unsubscribe', eventTypes: SubscribableEventType[]) => void;

/** Fanfare's server sends new events in any case; on other servers, a wider subscription fetches missed events. */
export function createSubscription(store: AppStore, send: Send) {
  let current: readonly SubscribableEventType[] | null = null;
  let narrowedAtSeq: number | null = null;

  const sync = () => {
    if (!current) return;
    const before = current;
    const selected = selectWantedEventTypes(store.getState());
    const added = selected.filter((type) => !before.includes(type));
    const removed = before.filter((type) => !selected.includes(type));
    current = selected;
    if (added.length > 0) send('subscribe', added);
    if (removed.length > 0) send('unsubscribe', removed);
    const { latestSeq } = store.getState().notifications;
    if (added.length > 0 && narrowedAtSeq !== null) void catchUp(store, latestSeq, narrowedAtSeq);
    if (selected.length === subscribableEventTypes.length) narrowedAtSeq = null;
    else if (added.length > 0) narrowedAtSeq = latestSeq;
    else narrowedAtSeq ??= latestSeq;
  };

  return {
    /** Starts with every type, as specified. */
    start: () => {
      current = subscribableEventTypes;
      send('subscribe', [...subscribableEventTypes]);
      sync();
    },
    sync,
    stop: () => {
      current = null;
    },
  };
}
