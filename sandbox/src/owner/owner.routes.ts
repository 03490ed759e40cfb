import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import { findAccount } from '../phone/actors/Actor.ts';
import { ApiError } from '../state/ApiError.ts';
import type { Revocation } from '../state/repositories/grants.repository.ts';
import { createAccount } from './createAccount.ts';
import { DisplayName, FollowerCount, Username } from './Profile.ts';
import { removeApp, revokeTokens } from './revokeTokens.ts';
import { sendSignedRequest } from './sendSignedRequest.ts';

const closed = { additionalProperties: false } as const;
const IgId = Type.String({ pattern: '^[1-9][0-9]{9,24}$', description: '10 to 25 digits, the first not 0' });
const NewAccount = Type.Object(
  {
    username: Username,
    name: Type.Optional(DisplayName),
    accountType: Type.Optional(Type.Enum(['BUSINESS', 'MEDIA_CREATOR'])),
    followersCount: Type.Optional(FollowerCount),
    /** Made up when left out. */
    igId: Type.Optional(IgId),
  },
  closed,
);
const AccountChange = Type.Object(
  {
    name: Type.Optional(DisplayName),
    followersCount: Type.Optional(FollowerCount),
    isMessageAccessOn: Type.Optional(Type.Boolean()),
  },
  { ...closed, minProperties: 1 },
);
const FollowerChange = Type.Object(
  { username: Type.Optional(Username), name: Type.Optional(DisplayName), followerCount: Type.Optional(FollowerCount) },
  { ...closed, minProperties: 1 },
);
const Reason = Type.Object(
  { reason: Type.Enum(['passwordChanged', 'checkpoint', 'invalidated'] satisfies Revocation[]) },
  closed,
);
type AccountRoute = { Params: { igId: string } };

/** What the owner of an account does in Instagram's own settings. */
export function ownerRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { state, clock, settings, live } = dependencies;

  app.post<{ Body: Static<typeof NewAccount> }>('/accounts', { schema: { body: NewAccount } }, (request, reply) => {
    const { igId, appScopedId } = createAccount(dependencies, request.body);
    return reply.status(201).send({ igId, appScopedId });
  });

  app.patch<AccountRoute & { Body: Static<typeof AccountChange> }>(
    '/accounts/:igId',
    { schema: { body: AccountChange } },
    (request, reply) => {
      const { igId } = findAccount(dependencies, request.params.igId);
      state.transaction(() => state.accounts.update(igId, request.body));
      live.publish({ kind: 'accounts' });
      return reply.status(204).send();
    },
  );

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

  /** Every token of the account dies; the app learns it by its next call. */
  app.post<AccountRoute & { Body: Static<typeof Reason> }>('/accounts/:igId/revoke', { schema: { body: Reason } }, (request) => {
    const { igId } = findAccount(dependencies, request.params.igId);
    return { revoked: revokeTokens(dependencies, igId, request.body.reason) };
  });

  /** The owner removes the app: tokens die, webhooks stop, and Instagram calls the deauthorise callback. */
  app.post<AccountRoute>('/accounts/:igId/remove-app', async (request) => {
    return removeApp(dependencies, findAccount(dependencies, request.params.igId));
  });

  /** The owner asks for the deletion of the data; the app answers with an address and a code. */
  app.post<AccountRoute>('/accounts/:igId/delete-data', async (request) => {
    const { appScopedId } = findAccount(dependencies, request.params.igId);
    const callback = await sendSignedRequest(settings.dataDeletionCallbackUrl, settings.appSecret, appScopedId, clock.now());
    return { callback };
  });
}
