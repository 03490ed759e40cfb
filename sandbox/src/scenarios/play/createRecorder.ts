import type { Mail } from '../../model/entities.ts';
import type { State } from '../../state/openState.ts';
import type { RecordedCall } from '../../state/repositories/calls.repository.ts';
import type { DeliveryFact } from '../../state/repositories/deliveries.repository.ts';

/** Reads calls, deliveries and mails since a time, oldest first. */
export interface Recorder {
  calls: () => readonly RecordedCall[];
  deliveries: () => readonly DeliveryFact[];
  mails: () => readonly Mail[];
  lastDeliveryId: number;
}

export function createRecorder({ calls, deliveries, mails }: State): Recorder {
  const seen: RecordedCall[] = [];
  let lastCallId = calls.lastId();
  const lastDeliveryId = deliveries.lastId();
  const oldMails = new Set(mails.all().map(({ id }) => id));
  return {
    lastDeliveryId,
    calls: () => {
      // Cached, because assertions poll and a burst has thousands of deliveries.
      for (const call of calls.since(lastCallId)) {
        seen.push(call);
        lastCallId = call.id;
      }
      return seen;
    },
    deliveries: () => deliveries.factsSince(lastDeliveryId),
    mails: () =>
      mails
        .all()
        .filter(({ id }) => !oldMails.has(id))
        .toReversed(),
  };
}
