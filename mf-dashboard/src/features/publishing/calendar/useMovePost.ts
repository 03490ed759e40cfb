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

type Times = ReadonlyMap<string, string>;

/** Shows the new time at once, and the former one again if the server refuses it. */
export function useMovePost(loaded: readonly Publication[] | undefined) {
  const { toast } = useHost();
  const [edit] = useEditPublicationMutation();
  const [times, setTimes] = useState<Times>(new Map());
  const [seen, setSeen] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    // Data that was requested before a move still has the former time.
    const isBehind = ([id, at]: [string, string]) => loaded?.some((post) => post.id === id && post.scheduledAt !== at);
    setTimes((before) => new Map([...before].filter(isBehind)));
  }
  const put = (id: string, at: string | null) =>
    setTimes((before) => {
      const next = new Map(before);
      if (at === null) next.delete(id);
      else next.set(id, at);
      return next;
    });

  async function move(post: Publication, at: string): Promise<void> {
    const before = post.scheduledAt;
    if (at === before) return;
    if (Date.parse(at) <= Date.now()) {
      const isToday = dayOf(at) === dayOf(new Date());
      return toast({ kind: 'error', title: isToday ? text.timePassed(clockText(at)) : text.dayPassed });
    }
    put(post.id, at);
    const { data, error } = await edit({ id: post.id, ...withTime(post, at) });
    if (error) {
      put(post.id, null);
      return toast(failureNotice(error, text.moveFailed));
    }
    const moved = data.data;
    if (moved.scheduledAt !== at) put(post.id, null);
    const isRequest = moved.approval?.state === 'open';
    const action = { label: lists.undo, run: () => void move(moved, before) };
    toast({
      kind: 'success',
      title: text.moved(momentText(at)),
      ...(isRequest && { description: copy.publishing.form.requested }),
      action,
    });
  }

  const posts = loaded?.map((post) => ({ ...post, scheduledAt: times.get(post.id) ?? post.scheduledAt }));
  return { posts, move };
}
