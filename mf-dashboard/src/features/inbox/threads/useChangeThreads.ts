import { errorText, failureNotice } from '@fanfare/shared/api';
import type { Thread } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { useBulkAction } from '@fanfare/shared/widgets';
import { copy } from '../../../copy/instagram/inbox.ts';
import { lists } from '../../../copy/instagram/lists.ts';
import { type ThreadChange, useChangeThreadMutation } from '../inbox.api.ts';

const text = copy.inbox.bulk;
export type Step = 'handled' | 'unhandled' | 'archive' | 'unarchive';

const steps: Readonly<Record<Step, { change: ThreadChange; back: Step }>> = {
  handled: { change: { isHandled: true }, back: 'unhandled' },
  unhandled: { change: { isHandled: false }, back: 'handled' },
  archive: { change: { isArchived: true }, back: 'unarchive' },
  unarchive: { change: { isArchived: false }, back: 'archive' },
};

interface ListOfThreads {
  put: (thread: Thread) => void;
  drop: (thread: Thread) => void;
  /** The filter of the list. */
  show: string;
}

export type ChangingThreads = ReturnType<typeof useChangeThreads>;

/** Changes are optimistic, are rolled back if they fail, and can be undone for a short time. */
export function useChangeThreads({ put, drop, show }: ListOfThreads) {
  const { toast } = useHost();
  const [change] = useChangeThreadMutation();
  const bulk = useBulkAction<Thread>();

  async function apply(thread: Thread, changes: ThreadChange): Promise<unknown> {
    if (isGone(changes, show)) drop(thread);
    else put({ ...thread, ...shownAs(changes) });
    const { data, error } = await change({ id: thread.id, ...changes });
    if (error || !isGone(changes, show)) put(data ?? thread);
    return error;
  }

  async function takeBack(threads: readonly Thread[], step: Step): Promise<void> {
    const { change: changes } = steps[steps[step].back];
    await bulk.begin({
      label: text.takingBack,
      rows: threads,
      act: async (thread) => {
        const { id, handler } = thread;
        const condition = step === 'handled' && handler === 'human_requested' ? { handler } : null;
        const { data, error } = await change({ id, ...changes, ...condition });
        if (data) put(data);
        return reasonOf(error);
      },
    });
  }

  function offerUndo(threads: readonly Thread[], step: Step): void {
    if (threads.length === 0) return;
    toast({
      kind: 'success',
      title: text.done[step](threads.length),
      action: { label: lists.undo, run: () => void takeBack(threads, step) },
    });
  }

  return {
    bulk,
    one: async (thread: Thread, step: Step) => {
      const error = await apply(thread, steps[step].change);
      if (error) toast(failureNotice(error, copy.inbox.thread.failedChange));
      else offerUndo([thread], step);
    },
    many: (threads: readonly Thread[], step: Step) =>
      bulk.begin({
        label: text.doing[step],
        rows: threads,
        act: async (thread) => reasonOf(await apply(thread, steps[step].change)),
        onDone: (done) => offerUndo(done, step),
      }),
    label: (threads: readonly Thread[], label: string) =>
      bulk.begin({
        label: text.labelling(label),
        rows: threads,
        act: async (thread) => reasonOf(await apply(thread, { labels: [...new Set([...thread.labels, label])] })),
        onDone: (done) => {
          if (done.length > 0) toast({ kind: 'success', title: text.labelled(label, done.length) });
        },
      }),
  };
}

function reasonOf(error: unknown): string | null {
  return error ? errorText(error, { fallback: text.failed }) : null;
}

function shownAs({ isHandled, assigneeId: _, ...changes }: ThreadChange): Partial<Thread> {
  return { ...changes, ...(isHandled !== undefined && { isUnanswered: !isHandled }) };
}

/** Returns whether the change removes the conversation from the list. */
function isGone({ isArchived }: ThreadChange, show: string): boolean {
  return isArchived !== undefined && isArchived !== (show === 'archived');
}
