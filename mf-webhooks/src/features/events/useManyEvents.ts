import { errorText } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { useAppDispatch } from '@fanfare/shared/store';
import { useBulkAction } from '@fanfare/shared/widgets';
import { eventsCopy } from '../../copy/events.ts';
import { refetchEvents, useQueueAgainMutation, useReplayEventMutation } from './events.api.ts';

const text = eventsCopy;

export interface NamedEvent {
  id: string;
  name: string;
}

/** Retries or replays events one by one. Failures are listed with their reasons and do not stop the others. */
export function useManyEvents() {
  const { toast } = useHost();
  const dispatch = useAppDispatch();
  const [queueAgain] = useQueueAgainMutation();
  const [replayEvent] = useReplayEventMutation();
  const bulk = useBulkAction<NamedEvent>();

  const finish = (title: (count: number) => string) => (done: readonly NamedEvent[]) => {
    dispatch(refetchEvents());
    if (done.length > 0) toast({ kind: 'success', title: title(done.length) });
  };
  return {
    bulk,
    retryAll: (rows: readonly NamedEvent[]) =>
      bulk.begin({
        label: text.bulk.retrying,
        rows,
        act: async ({ id }) => {
          const { error } = await queueAgain(id);
          return error ? errorText(error, { fallback: text.retryFailed }) : null;
        },
        onDone: finish(text.bulk.done),
      }),
    replayAll: (rows: readonly NamedEvent[]) =>
      bulk.begin({
        label: text.replay.running,
        rows,
        act: async ({ id }) => {
          const { error } = await replayEvent({ id, mode: 'real' });
          return error ? errorText(error, { fallback: text.replay.rowFailed }) : null;
        },
        onDone: finish(text.replay.done),
      }),
  };
}

export type ManyEvents = ReturnType<typeof useManyEvents>;
