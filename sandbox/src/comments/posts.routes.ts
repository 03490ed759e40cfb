import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import { findAccount } from '../phone/actors/Actor.ts';
import { ApiError } from '../state/ApiError.ts';
import type { Post } from '../state/things.ts';
import { createPost, postProducts } from './createPost.ts';
import { presentPost } from './presentPost.ts';
import { saveComment } from './saveComment.ts';

const closed = { additionalProperties: false } as const;
const CommentText = Type.String({ minLength: 1, maxLength: 2_200, pattern: '\\S' });
const NewPost = Type.Object(
  {
    product: Type.Enum(postProducts),
    caption: Type.Optional(Type.String({ maxLength: 2_200 })),
    /** Somebody else's post that tags or mentions the account. */
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
    /** Null: the account itself, on its own phone. */
    followerId: Type.Union([Type.String(), Type.Null()]),
    text: CommentText,
    parentId: Type.Optional(Type.String()),
  },
  closed,
);

/** The posts of an account and what people write under them. */
export function postsRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { state, live } = dependencies;

  function findPost(id: string): Post {
    const post = state.posts.find(id);
    if (!post) throw new ApiError(404, `There is no post ${id}.`);
    return post;
  }

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

  /** A live video ends (or goes on): only while it is broadcast do live comments take private replies. Comments go off and on. */
  app.patch<{ Params: { postId: string }; Body: Static<typeof PostChange> }>(
    '/posts/:postId',
    { schema: { body: PostChange } },
    (request) => {
      const post = findPost(request.params.postId);
      if (request.body.isBroadcasting !== undefined && post.productType !== 'LIVE')
        throw new ApiError(409, 'Only a live video is broadcast.');
      const changed = { ...post, ...request.body };
      state.transaction(() => state.posts.save(post.igId, changed));
      live.publish({ kind: 'posts', igId: post.igId });
      return presentPost(dependencies, findAccount(dependencies, post.igId), changed);
    },
  );

  app.post<{ Params: { postId: string }; Body: Static<typeof NewComment> }>(
    '/posts/:postId/comments',
    { schema: { body: NewComment } },
    (request, reply) => {
      const post = findPost(request.params.postId);
      const { followerId, text, parentId } = request.body;
      if (followerId !== null && !state.followers.find(followerId))
        throw new ApiError(404, `There is no follower ${followerId}.`);
      if (post.productType === 'STORY') throw new ApiError(409, 'A story takes no comments: answer it by a message.');
      if (!post.isCommentEnabled) throw new ApiError(409, 'Comments are turned off for this post.');
      if (post.productType === 'LIVE' && !post.isBroadcasting) throw new ApiError(409, 'The live video has ended.');
      const answered = parentId === undefined ? null : state.comments.find(parentId);
      if (answered === undefined || (answered && answered.postId !== post.id))
        throw new ApiError(404, 'There is no such comment.');
      // A reply to a reply belongs to the comment above both.
      const parent = answered?.parentId ? (state.comments.find(answered.parentId) ?? null) : answered;
      const comment = saveComment(dependencies, findAccount(dependencies, post.igId), { post, parent, followerId, text });
      return reply.status(201).send({ commentId: comment.id, postId: post.id });
    },
  );
}
