import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import { findAccount } from '../phone/actors/Actor.ts';
import { ApiError } from '../state/ApiError.ts';
import { changePost } from './changePost.ts';
import { commentOn } from './commentOn.ts';
import { createPost, postProducts } from './createPost.ts';
import { presentPost } from './presentPost.ts';

const closed = { additionalProperties: false } as const;
const CommentText = Type.String({ minLength: 1, maxLength: 2_200, pattern: '\\S' });
const NewPost = Type.Object(
  {
    product: Type.Enum(postProducts),
    caption: Type.Optional(Type.String({ maxLength: 2_200 })),
    /** The author, if another user tags or mentions the account in the post. */
    byFollowerId: Type.Optional(Type.String()),
  },
  closed,
);
const PostChange = Type.Object(
  { isBroadcasting: Type.Optional(Type.Boolean()), isCommentEnabled: Type.Optional(Type.Boolean()) },
  { ...closed, minProperties: 1 },
);
const NewComment = Type.Object(
  {
    /** Null if written by the account itself. */
    followerId: Type.Union([Type.String(), Type.Null()]),
    text: CommentText,
    parentId: Type.Optional(Type.String()),
  },
  closed,
);

export function postsRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { state } = dependencies;

  app.get<{ Params: { igId: string } }>('/accounts/:igId/posts', (request) => {
    const account = findAccount(dependencies, request.params.igId);
    return state.posts.listOf(account.igId, 100).map((post) => presentPost(dependencies, account, post));
  });

  app.post<{ Params: { igId: string }; Body: Static<typeof NewPost> }>(
    '/accounts/:igId/posts',
    { schema: { body: NewPost } },
    (request, reply) => {
      const account = findAccount(dependencies, request.params.igId);
      const { byFollowerId = null, ...about } = request.body;
      if (byFollowerId !== null && !state.followers.find(byFollowerId))
        throw new ApiError(404, `There is no follower ${byFollowerId}.`);
      const post = createPost(dependencies, account.igId, { caption: '', ...about, byFollowerId });
      return reply.status(201).send(presentPost(dependencies, account, post));
    },
  );

  app.patch<{ Params: { postId: string }; Body: Static<typeof PostChange> }>(
    '/posts/:postId',
    { schema: { body: PostChange } },
    (request) => {
      const post = changePost(dependencies, request.params.postId, request.body);
      return presentPost(dependencies, findAccount(dependencies, post.igId), post);
    },
  );

  app.post<{ Params: { postId: string }; Body: Static<typeof NewComment> }>(
    '/posts/:postId/comments',
    { schema: { body: NewComment } },
    (request, reply) => {
      const comment = commentOn(dependencies, request.params.postId, request.body);
      return reply.status(201).send({ commentId: comment.id, postId: comment.postId });
    },
  );
}
