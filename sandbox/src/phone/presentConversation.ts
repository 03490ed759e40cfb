import { MESSAGING_WINDOW_MS } from '@fanfare/shared/contracts';
import type { State } from '../state/openState.ts';
import type { Delivery } from '../state/repositories/deliveries.repository.ts';
import type { Contact, Follower } from '../state/repositories/followers.repository.ts';
import type { ConversationSummary, ConversationView, DeliverySummary, FollowerView } from './views.ts';

export function presentFollower({ id, username, name }: Follower): FollowerView {
  return { id, username, name };
}

export function presentConversation(state: State, contact: Contact, follower: Follower): ConversationView {
  const { igsid, lastInboundAt } = contact;
  const deliveries = new Map(state.deliveries.ofConversation(igsid).map((delivery) => [delivery.mid, delivery]));
  return {
    igsid,
    follower: presentFollower(follower),
    windowClosesAt: lastInboundAt === null ? null : lastInboundAt + MESSAGING_WINDOW_MS,
    messages: state.messages.ofConversation(igsid).map(({ mid, sender, text, sentAt, seenAt }) => {
      const delivery = deliveries.get(mid);
      return { mid, sender, text, sentAt, seenAt, delivery: delivery ? presentDelivery(delivery) : null };
    }),
  };
}

export function presentSummary(state: State, contact: Contact, follower: Follower): ConversationSummary {
  const last = state.messages.lastOf(contact.igsid);
  return {
    follower: presentFollower(follower),
    igsid: contact.igsid,
    lastText: last?.text ?? null,
    lastAt: last?.sentAt ?? null,
    unseenCount: state.messages.unseenCount(contact.igsid, 'business'),
  };
}

function presentDelivery(delivery: Delivery): DeliverySummary {
  const last = delivery.attempts.at(-1);
  return {
    id: delivery.id,
    state: delivery.state,
    attempts: delivery.attempts.length,
    lastStatus: last?.status ?? null,
    lastLatencyMs: last?.latencyMs ?? null,
    lastError: last?.error ?? null,
    nextAttemptAt: delivery.state === 'pending' ? delivery.nextAttemptAt : null,
  };
}
