import { Type } from 'typebox';
import { makeBurst } from '../../comments/bursts.routes.ts';
import { changePost } from '../../comments/changePost.ts';
import { commentOn } from '../../comments/commentOn.ts';
import { createPost, postProducts } from '../../comments/createPost.ts';
import { AccountName, closed, FollowerName, optional, Text, Texts, ThingName } from '../language/words.ts';
import type { Play } from '../play/Play.ts';
import { getCreated } from './getCreated.ts';
import { defineStep } from './StepKind.ts';

export const post = defineStep({
  order: Type.Object(
    {
      account: optional(AccountName),
      product: Type.Enum(postProducts),
      caption: optional(Text),
      by: optional(FollowerName),
    },
    closed,
  ),
  makes: true,
  describe: ({ account = 'the account', product, caption, by }) =>
    `${by ?? account} posts a ${product === 'REELS' ? 'reel' : product.toLowerCase()}${caption === undefined ? '' : `: "${caption}"`}`,
  perform: ({ dependencies, actors }, { account, product, caption = '', by }) => {
    const { igId } = actors.account(account);
    const byFollowerId = by === undefined ? null : actors.follower(by).id;
    return { made: { kind: 'post', igId, id: createPost(dependencies, igId, { product, caption, byFollowerId }).id } };
  },
});

export const endLive = defineStep({
  order: Type.Object({ post: ThingName }, closed),
  describe: ({ post: name }) => `the live video ${name} ends`,
  perform: (play, { post: name }) => {
    changePost(play.dependencies, getCreated(play, name, 'post').id, { isBroadcasting: false });
    return {};
  },
});

/** `comment` writes on the named or newest post, or replies to a comment. */
export const comment = defineStep({
  order: Type.Object(
    {
      from: FollowerName,
      account: optional(AccountName),
      text: Texts,
      on: optional(ThingName),
      replyTo: optional(ThingName),
    },
    closed,
  ),
  makes: true,
  describe: ({ from, text, on, replyTo }) =>
    `${from} comments${on === undefined ? '' : ` on ${on}`}${replyTo === undefined ? '' : ` in answer to ${replyTo}`}: "${[text].flat().join('" or "')}"`,
  perform: (play, { from, account, text, on, replyTo }) => {
    const answered = replyTo === undefined ? null : getCreated(play, replyTo, 'comment');
    const postId = answered?.postId ?? postIdOf(play, account, on);
    const saved = commentOn(play.dependencies, postId, {
      followerId: play.actors.follower(from).id,
      text: play.rng.pick([text].flat()) ?? '',
      ...(answered && { parentId: answered.id }),
    });
    return { made: { kind: 'comment', id: saved.id, postId } };
  },
});

/** `burst` sends comments or messages from the crowd, or from all followers if there is no crowd. */
export const burst = defineStep({
  order: Type.Object(
    {
      kind: Type.Enum(['comments', 'messages']),
      count: Type.Integer({ minimum: 1, maximum: 20_000, expects: 'a number from 1 to 20000' }),
      account: optional(AccountName),
      text: optional(Texts),
      on: optional(ThingName),
      /** Number of updates per webhook. */
      batch: optional(Type.Integer({ minimum: 1, maximum: 1_000, expects: 'a number from 1 to 1000' })),
    },
    closed,
  ),
  describe: ({ kind, count, batch = 1 }) => `${count} ${kind} at once${batch > 1 ? `, ${batch} in one webhook` : ''}`,
  perform: (play, { kind, count, account, text, on, batch }) => {
    const { igId } = play.actors.account(account);
    const texts = text === undefined ? undefined : [text].flat();
    makeBurst(play.dependencies, {
      kind,
      count,
      igIds: [igId],
      ...(texts && { textOf: () => play.rng.pick(texts) ?? '' }),
      ...(kind === 'comments' && { postId: postIdOf(play, account, on) }),
      ...(batch !== undefined && { batchSize: batch }),
      ...(play.actors.crowd.length > 0 && { followers: play.actors.crowd }),
    });
    return {};
  },
});

function postIdOf(play: Play, account: string | undefined, name: string | undefined): string {
  if (name !== undefined) return getCreated(play, name, 'post').id;
  const { igId } = play.actors.account(account);
  const own = play.dependencies.state.posts
    .listOf(igId)
    .find(({ productType, byFollowerId }) => ['FEED', 'REELS'].includes(productType) && byFollowerId === null);
  return own?.id ?? createPost(play.dependencies, igId, { product: 'FEED', caption: '', byFollowerId: null }).id;
}
