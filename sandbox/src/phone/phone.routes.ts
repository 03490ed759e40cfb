import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import { ApiError } from '../state/ApiError.ts';
import { presentConversation, presentFollower, presentSummary } from './presentConversation.ts';
import { seeConversation } from './seeConversation.ts';
import { sendAsFollower } from './sendAsFollower.ts';
import type { AccountView, ConversationSummary, ConversationView, FollowerView } from './views.ts';

/** What Instagram's own composer takes. */
const FOLLOWER_TEXT_MAX = 1_000;

const NewFollower = Type.Object(
  {
    username: Type.String({ pattern: '^[a-z0-9._]{1,30}$' }),
    name: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
  },
  { additionalProperties: false },
);
const NewMessage = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: FOLLOWER_TEXT_MAX, pattern: '\\S' }) },
  { additionalProperties: false },
);
type AccountRoute = { Params: { igId: string } };
type ConversationRoute = { Params: { igId: string; followerId: string } };

/** The followers' side: everything the phone page does, for tests too. */
export function phoneRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { state, clock, live } = dependencies;

  function findAccount(igId: string) {
    const account = state.accounts.find(igId);
    if (!account) throw new ApiError(404, `There is no account ${igId}.`);
    return account;
  }

  function findConversation({ igId, followerId }: ConversationRoute['Params']) {
    const account = findAccount(igId);
    const follower = state.followers.find(followerId);
    const contact = state.followers.contactOf(igId, followerId);
    if (!follower || !contact) throw new ApiError(404, `There is no follower ${followerId}.`);
    return { account, follower, contact };
  }

  app.get('/accounts', (): AccountView[] =>
    state.accounts.list().map(({ igId, appScopedId, username, name, accountType, followersCount, subscribedFields }) => ({
      igId,
      appScopedId,
      username,
      name,
      accountType,
      followersCount,
      isConnected: state.grants.hasLiveToken(igId, clock.now()),
      subscribedFields,
    })),
  );

  app.get('/followers', (): FollowerView[] => state.followers.list().map(presentFollower));

  app.post<{ Body: Static<typeof NewFollower> }>('/followers', { schema: { body: NewFollower } }, (request, reply) => {
    const { username, name = null } = request.body;
    if (state.followers.find(username)) throw new ApiError(409, `There is already a follower ${username}.`);
    const follower = { id: username, username, name: name?.trim() || null, followerCount: 100, createdAt: clock.now() };
    const igIds = state.accounts.list().map((account) => account.igId);
    state.transaction(() => state.followers.insert(follower, igIds));
    live.publish({ kind: 'followers' });
    return reply.status(201).send(presentFollower(follower));
  });

  app.get<AccountRoute>('/accounts/:igId/conversations', (request): ConversationSummary[] => {
    const { igId } = findAccount(request.params.igId);
    return state.followers.list().flatMap((follower) => {
      const contact = state.followers.contactOf(igId, follower.id);
      return contact ? [presentSummary(state, contact, follower)] : [];
    });
  });

  app.get<ConversationRoute>('/accounts/:igId/conversations/:followerId', (request): ConversationView => {
    const { contact, follower } = findConversation(request.params);
    return presentConversation(state, contact, follower);
  });

  app.post<ConversationRoute & { Body: Static<typeof NewMessage> }>(
    '/accounts/:igId/conversations/:followerId/messages',
    { schema: { body: NewMessage } },
    (request, reply) => {
      const { account, contact } = findConversation(request.params);
      return reply.status(201).send(sendAsFollower(dependencies, account, contact, request.body.text));
    },
  );

  app.post<ConversationRoute>('/accounts/:igId/conversations/:followerId/seen', (request) => {
    const { account, contact } = findConversation(request.params);
    return { seen: seeConversation(dependencies, account, contact) };
  });
}
