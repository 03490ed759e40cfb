import { type FailureNotice, failureNotice } from '@fanfare/shared/api';
import type { Comment } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { useBulkAction } from '@fanfare/shared/widgets';
import { copy } from '../../copy/instagram/comments.ts';
import { lists } from '../../copy/instagram/lists.ts';
import { useDeleteCommentMutation, useHideCommentMutation, useReplyToCommentMutation } from './comments.api.ts';

const text = copy.comments;

export type ChangingComments = ReturnType<typeof useChangeComments>;

interface ListOfComments {
  put: (comment: Comment) => void;
  drop: (comment: Comment) => void;
}

/** Changes are optimistic and are rolled back if they fail. */
export function useChangeComments({ put, drop }: ListOfComments) {
  const { toast, confirm } = useHost();
  const [hide] = useHideCommentMutation();
  const [remove] = useDeleteCommentMutation();
  const [reply] = useReplyToCommentMutation();
  const bulk = useBulkAction<Comment>();

  async function setHidden(comment: Comment, isHidden: boolean): Promise<FailureNotice | null> {
    put({ ...comment, isHidden });
    const { data, error } = await hide({ id: comment.id, isHidden });
    put(data?.data ?? comment);
    return error ? failureNotice(error, isHidden ? text.hideFailed : text.unhideFailed) : null;
  }

  async function removeOne(comment: Comment): Promise<FailureNotice | null> {
    drop(comment);
    const { error } = await remove(comment.id);
    if (!error) return null;
    put(comment);
    return failureNotice(error, text.deleteFailed);
  }

  async function answer(comment: Comment, words: string): Promise<FailureNotice | null> {
    const { data, error } = await reply({ id: comment.id, text: words });
    if (data) put(data.data);
    return error ? failureNotice(error, text.reply.failed) : null;
  }

  function offerUndo(comments: readonly Comment[], isHidden: boolean): void {
    if (comments.length === 0) return;
    const back = () =>
      bulk.begin({
        label: isHidden ? text.bulk.showing : text.bulk.hiding,
        rows: comments,
        act: async (comment) => reasonOf(await setHidden({ ...comment, isHidden }, !isHidden)),
      });
    toast({
      kind: 'success',
      title: isHidden ? text.bulk.hidden(comments.length) : text.bulk.shown(comments.length),
      action: { label: lists.undo, run: () => void back() },
    });
  }

  return {
    bulk,
    hide: async (comment: Comment, isHidden: boolean) => {
      const failure = await setHidden(comment, isHidden);
      if (failure) toast(failure);
      else offerUndo([comment], isHidden);
    },
    remove: async (comment: Comment) => {
      const { deleteTitle: title, deleteText, deleteConfirm: confirmLabel } = text;
      if (!(await confirm({ title, text: deleteText, confirmLabel, tone: 'danger' }))) return;
      const failure = await removeOne(comment);
      if (failure) toast(failure);
      else toast({ kind: 'success', title: text.deleted });
    },
    hideAll: (comments: readonly Comment[], isHidden: boolean) =>
      bulk.begin({
        label: isHidden ? text.bulk.hiding : text.bulk.showing,
        rows: comments,
        act: async (comment) => reasonOf(await setHidden(comment, isHidden)),
        onDone: (done) => offerUndo(done, isHidden),
      }),
    removeAll: (comments: readonly Comment[]) =>
      bulk.begin({
        label: text.bulk.deleting,
        rows: comments,
        act: async (comment) => reasonOf(await removeOne(comment)),
        onDone: ({ length }) => {
          if (length > 0) toast({ kind: 'success', title: text.bulk.deleted(length) });
        },
      }),
    replyToAll: (comments: readonly Comment[], words: string) =>
      bulk.begin({
        label: text.bulk.replying,
        rows: comments,
        act: async (comment) => reasonOf(await answer(comment, words)),
        onDone: ({ length }) => {
          if (length > 0) toast({ kind: 'success', title: text.bulk.replied(length) });
        },
      }),
  };
}

function reasonOf(failure: FailureNotice | null): string | null {
  return failure && (failure.description ?? failure.title);
}
