import { failureNotice } from '@fanfare/shared/api';
import type { Publication } from '@fanfare/shared/contracts';
import { clockText, momentText } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { useState } from 'react';
import { lists } from '../../../copy/instagram/lists.ts';
import { copy } from '../../../copy/instagram/publishing.ts';
import { withTime } from '../compose/postDraft.ts';
import { useEditPublicationMutation } from '../state/publishing.api.ts';
import { dayOf } from './days.ts';

const text = copy.publishing.calendar;

type Moved = Pick<Publication, 'scheduledAt' | 'revision'>;

/** Shows the new time at once, and the former one again if the server refuses it. */
export function useMovePost(loaded: readonly Publication[] | undefined) {
  const { toast } = useHost();
  const [edit] = useEditPublicationMutation();
  const [moves, setMoves] = useState<ReadonlyMap<string, Moved>>(new Map());
  const [seen, setSeen] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    // Data that was requested before a move still has the former time.
    const isBehind = ([id, { scheduledAt }]: [string, Moved]) =>
      loaded?.some((post) => post.id === id && post.scheduledAt !== scheduledAt);
    setMoves((before) => new Map([...before].filter(isBehind)));
  }
  const put = (id: string, moved: Moved | null) =>
    setMoves((before) => {
      const next = new Map(before);
      if (moved === null) next.delete(id);
      else next.set(id, moved);
      return next;
    });

  async function move(post: Publication, at: string): Promise<void> {
    const before = post.scheduledAt;
    if (at === before) return;
    if (Date.parse(at) <= Date.now()) {
      const isToday = dayOf(at) === dayOf(new Date());
      return toast({ kind: 'error', title: isToday ? text.timePassed(clockText(at)) : text.dayPassed });
    }
    const { id, revision } = post;
    put(id, { scheduledAt: at, revision });
    const { data, error } = await edit({ id, ...(revision !== undefined && { revision }), ...withTime(post, at) });
    if (error) {
      put(id, null);
      return toast(failureNotice(error, text.moveFailed));
    }
    const moved = data.data;
    put(id, moved.scheduledAt === at ? moved : null);
    const isRequest = moved.approval?.state === 'open';
    const action = { label: lists.undo, run: () => void move(moved, before) };
    toast({
      kind: 'success',
      title: text.moved(momentText(at)),
      ...(isRequest && { description: copy.publishing.form.requested }),
      action,
    });
  }

  const posts = loaded?.map((post) => {
    const { scheduledAt, revision } = moves.get(post.id) ?? post;
    return { ...post, scheduledAt, revision };
  });
  return { posts, move };
}
