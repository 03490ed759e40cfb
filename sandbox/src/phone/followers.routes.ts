import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import { DisplayName, FollowerCount, Username } from '../model/Profile.ts';
import { ApiError } from '../state/ApiError.ts';
import type { FollowerView } from '../state/views.ts';
import { createFollower } from './createFollower.ts';
import { presentFollower } from './presentConversation.ts';

const NewFollower = Type.Object(
  { username: Username, name: Type.Optional(DisplayName), followerCount: Type.Optional(FollowerCount) },
  { additionalProperties: false },
);
const FollowerChange = Type.Object(
  { username: Type.Optional(Username), name: Type.Optional(DisplayName), followerCount: Type.Optional(FollowerCount) },
  { additionalProperties: false, minProperties: 1 },
);

export function followersRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { state, live } = dependencies;

  app.get('/followers', (): FollowerView[] => state.followers.list().map(presentFollower));

  app.post<{ Body: Static<typeof NewFollower> }>('/followers', { schema: { body: NewFollower } }, (request, reply) => {
    const follower = createFollower(dependencies, request.body);
    return reply.status(201).send(presentFollower(follower));
  });

  app.patch<{ Params: { followerId: string }; Body: Static<typeof FollowerChange> }>(
    '/followers/:followerId',
    { schema: { body: FollowerChange } },
    (request, reply) => {
      const follower = state.followers.find(request.params.followerId);
      if (!follower) throw new ApiError(404, `There is no follower ${request.params.followerId}.`);
      const changed = { ...follower, ...request.body };
      if (state.followers.list().some(({ id, username }) => id !== follower.id && username === changed.username)) {
        throw new ApiError(409, `There is already a follower ${changed.username}.`);
      }
      state.transaction(() => state.followers.update(changed));
      live.publish({ kind: 'followers' });
      return reply.status(204).send();
    },
  );
}
