import { setTimeout as delay } from 'node:timers/promises';
import type { TimelineEvent } from '../history/TimelineEvent.ts';
import type { SeedContext } from '../SeedContext.ts';
import { posts, type StoryPost } from '../story/posts.ts';
import { clockOf, MINUTE_MS } from './calendar.ts';

const MINUTES_APART = 47;
const SECOND_MS = 1_000;

export function postHistory(world: SeedContext, today: number, chosen: readonly StoryPost[] = posts): TimelineEvent[] {
  return chosen.flatMap((post, index) => lifeOf(world, post, index, clockOf(today)(post.daysAgo, 7, 30)));
}

function lifeOf({ product, sandbox, followers, shop }: SeedContext, post: StoryPost, index: number, at: number): TimelineEvent[] {
  const { caption, comments, isOurs = false, answers = {}, privately = {}, hidden = [] } = post;
  let postId = '';
  const publish = async () => {
    if (isOurs) {
      const url = await uploadPicture(caption);
      await product.call('POST', '/api/publishing', { kind: 'image', caption, media: [{ type: 'image', url }] });
    } else await sandbox.call('POST', `/accounts/${shop.igId}/posts`, { product: 'FEED', caption });
  };
  const uploadPicture = async (about: string) => {
    const drawing = await sandbox.send('GET', `/drawing?${new URLSearchParams({ about })}`);
    const form = new FormData();
    form.append('file', await drawing.blob(), 'picture.png');
    const { data } = await product.call<{ data: { url: string } }>('POST', '/api/media', form);
    return data.url;
  };
  const find = async () => {
    const known = await sandbox.call<{ id: string; caption: string }[]>('GET', `/accounts/${shop.igId}/posts`);
    postId = known.find((each) => each.caption === caption)?.id ?? '';
  };
  const commentIdOf = async (text: string) => {
    const { data } = await product.call<{ data: { comments: { id: string; text: string | null }[] } }>('GET', '/api/comments');
    return data.comments.find((comment) => comment.text === text)?.id ?? null;
  };
  const act = (text: string, what: string, body: object) => async () => {
    const id = await commentIdOf(text);
    if (id !== null) await product.call('POST', `/api/comments/${id}/${what}`, body);
  };

  const life: TimelineEvent[] = [{ at, perform: publish, isByTheSecond: true }];
  for (const [n, text] of comments.entries()) {
    const followerId = followers[(index * 4 + n) % followers.length]?.id;
    const writtenAt = at + (n + 1) * MINUTES_APART * MINUTE_MS;
    const later = writtenAt + 20 * MINUTE_MS;
    const [answer, message] = [answers[n], privately[n]];
    const comment = async () => {
      if (postId === '') await find();
      await sandbox.call('POST', `/posts/${postId}/comments`, { followerId, text });
      if (message !== undefined) await delay(SECOND_MS - (Date.now() % SECOND_MS));
    };
    life.push({ at: writtenAt, perform: comment, isByTheSecond: true, isFollowedUp: message !== undefined });
    if (answer !== undefined) life.push({ at: later, perform: act(text, 'reply', { text: answer }), isByTheSecond: true });
    if (message !== undefined) life.push({ at: later, perform: act(text, 'private-reply', { text: message }) });
    if (hidden.includes(n)) life.push({ at: later, perform: act(text, 'hide', { isHidden: true }) });
  }
  return life;
}
