import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../Dependencies.ts';
import type { AccountView, ConversationSummary, ConversationView } from '../state/views.ts';
import { findAccount, findActor } from './actors/Actor.ts';
import { markConversationSeen } from './markConversationSeen.ts';
import { presentConversation, presentSummary } from './presentConversation.ts';

type AccountRoute = { Params: { igId: string } };
type ConversationRoute = { Params: { igId: string; followerId: string } };

/** Tests use these routes, too. */
export function phoneRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { state, clock } = dependencies;

  function suggestionsOf(igId: string) {
    const profile = state.profiles.find(igId);
    return {
      iceBreakers: profile?.iceBreakers.flatMap((each) => each.call_to_actions.map(({ question }) => question)) ?? [],
      menu: profile?.persistentMenu.flatMap((each) => each.call_to_actions) ?? [],
    };
  }

  app.get('/accounts', (): AccountView[] =>
    state.accounts
      .list()
      .map(({ igId, appScopedId, username, name, accountType, followersCount, subscribedFields, isMessageAccessOn }) => ({
        igId,
        appScopedId,
        username,
        name,
        accountType,
        followersCount,
        isConnected: state.grants.hasLiveToken(igId, clock.now()),
        subscribedFields,
        isMessageAccessOn,
        suggestions: suggestionsOf(igId),
      })),
  );

  app.get<AccountRoute>('/accounts/:igId/conversations', (request): ConversationSummary[] => {
    const { igId } = findAccount(dependencies, request.params.igId);
    return state.followers.list().flatMap((follower) => {
      const contact = state.followers.contactOf(igId, follower.id);
      return contact ? [presentSummary(state, contact, follower)] : [];
    });
  });

  app.get<ConversationRoute>('/accounts/:igId/conversations/:followerId', (request): ConversationView => {
    const { igId, followerId } = request.params;
    const { contact, follower } = findActor(dependencies, igId, followerId);
    return presentConversation(dependencies, contact, follower);
  });

  app.post<ConversationRoute>('/accounts/:igId/conversations/:followerId/seen', (request) => {
    const { account, contact } = findActor(dependencies, request.params.igId, request.params.followerId);
    return { seen: markConversationSeen(dependencies, account, contact) };
  });
}
