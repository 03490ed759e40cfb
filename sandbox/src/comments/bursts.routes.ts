import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import { findAccount, findActor } from '../phone/actors/Actor.ts';
import { writeAsFollower } from '../phone/actors/writeMessage.ts';
import { ApiError } from '../state/ApiError.ts';
import type { Follower } from '../state/repositories/followers.repository.ts';
import { saveComment } from './saveComment.ts';

const COUNT_MAX = 20_000;
/** Meta's limit of updates per webhook. */
const BATCH_MAX = 1_000;

const Burst = Type.Object(
  {
    kind: Type.Enum(['comments', 'messages']),
    igIds: Type.Array(Type.String(), { minItems: 1, uniqueItems: true }),
    count: Type.Integer({ minimum: 1, maximum: COUNT_MAX }),
    text: Type.Optional(Type.String({ minLength: 1, maxLength: 1_000 })),
    /** The post of the comments; by default the newest post of each account. */
    postId: Type.Optional(Type.String()),
    /** Number of updates per webhook. Several accounts cause mixed batches. */
    batchSize: Type.Optional(Type.Integer({ minimum: 1, maximum: BATCH_MAX })),
  },
  { additionalProperties: false },
);
type Burst = Static<typeof Burst>;

interface Crowd {
  /** All followers by default. */
  followers?: readonly Follower[];
  /** Called for each message instead of `text`. */
  textOf?: () => string;
}

export function burstsRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  app.post<{ Body: Burst }>('/bursts', { schema: { body: Burst } }, (request, reply) => {
    const { count } = request.body;
    makeBurst(dependencies, request.body);
    return reply.status(201).send({ count });
  });
}

export function makeBurst(
  dependencies: Dependencies,
  { kind, igIds, count, text = 'price?', textOf = () => text, postId, batchSize = 1, followers: crowd }: Burst & Crowd,
): void {
  const { state, sender } = dependencies;
  const accounts = igIds.map((igId) => findAccount(dependencies, igId));
  const followers = crowd ?? state.followers.list();
  const posts = accounts.map(({ igId }) => (postId === undefined ? newestPost(dependencies, igId) : state.posts.find(postId)));

  const work = () => {
    for (let index = 0; index < count; index += 1) {
      const place = index % accounts.length;
      const [account, post] = [accounts[place], posts[place]];
      const follower = followers[Math.floor(index / accounts.length) % followers.length];
      if (!account || !follower) return;
      const shown = `${textOf()} ${index + 1}`;
      if (kind === 'messages') writeAsFollower(dependencies, findActor(dependencies, account.igId, follower.id), { text: shown });
      else if (post) saveComment(dependencies, account, { post, parent: null, followerId: follower.id, text: shown });
      else throw new ApiError(404, `The account ${account.username} has no such post.`);
    }
  };
  state.transaction(() => (batchSize === 1 ? work() : sender.inBatches(batchSize, work)));
}

function newestPost({ state }: Dependencies, igId: string) {
  return state.posts.listOf(igId).find(({ productType, byFollowerId }) => productType === 'FEED' && byFollowerId === null);
}
