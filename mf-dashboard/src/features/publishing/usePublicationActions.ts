import { failureNotice } from '@fanfare/shared/api';
import type { Publication } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { useCallback } from 'react';
import { copy } from '../../copy/instagram/publishing.ts';
import {
  useCancelPublicationMutation,
  useRemovePublicationMutation,
  useRetryPublicationMutation,
} from './state/publishing.api.ts';

const text = copy.publishing;

interface ShownList {
  put: (post: Publication) => void;
  drop: (post: Publication) => void;
}

export type PublicationAction = (post: Publication) => Promise<void>;

/**
 * Destructive actions ask for confirmation.
 * @param list the list that shows the changes; only the newest posts are refetched
 */
export function usePublicationActions({ put, drop }: ShownList) {
  const { confirm, toast } = useHost();
  const [tryAgain] = useRetryPublicationMutation();
  const [cancelPost] = useCancelPublicationMutation();
  const [removePost] = useRemovePublicationMutation();

  const retry = useCallback<PublicationAction>(
    async ({ id }) => {
      const { data: answer, error } = await tryAgain(id);
      if (error) toast(failureNotice(error, text.retryFailed));
      else put(answer.data);
    },
    [tryAgain, toast, put],
  );
  const end = useCallback(
    async (
      words: typeof text.cancel | typeof text.remove | typeof text.withdraw,
      act: () => Promise<{ error?: unknown }>,
      show: () => void,
    ) => {
      const question = { title: words.title, text: words.text, confirmLabel: words.label, cancelLabel: text.keep };
      if (!(await confirm({ ...question, tone: 'danger' }))) return;
      const { error } = await act();
      if (error) return toast(failureNotice(error, words.failed));
      show();
      toast({ kind: 'success', title: words.done });
    },
    [confirm, toast],
  );
  const cancel = useCallback<PublicationAction>(
    (post) =>
      end(
        text.cancel,
        () => cancelPost(post.id),
        () => put({ ...post, state: 'cancelled' }),
      ),
    [end, cancelPost, put],
  );
  const withdraw = useCallback<PublicationAction>(
    (post) =>
      end(
        text.withdraw,
        () => cancelPost(post.id),
        () => put({ ...post, state: 'cancelled', approval: null }),
      ),
    [end, cancelPost, put],
  );
  const remove = useCallback<PublicationAction>(
    (post) =>
      end(
        text.remove,
        () => removePost(post.id),
        () => drop(post),
      ),
    [end, removePost, drop],
  );
  return { retry, cancel, withdraw, remove };
}
