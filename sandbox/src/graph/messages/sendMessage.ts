import { MESSAGING_WINDOW_MS } from '@fanfare/shared/contracts';
import type { SendMessageResponse } from '@fanfare/shared/contracts/graph';
import type { Clock } from '../../clock/createClock.ts';
import type { Live } from '../../live/createLive.ts';
import { createMid } from '../../state/createMid.ts';
import type { State } from '../../state/openState.ts';
import type { Contact } from '../../state/repositories/followers.repository.ts';
import type { WebhookSender } from '../../webhook-sender/createWebhookSender.ts';
import { echoBody } from '../../webhook-sender/webhookBodies.ts';
import type { Caller } from '../authenticate.ts';
import { graphErrors } from '../graphErrors.ts';
import { requireScope } from '../requireScope.ts';
import { parseSendRequest, type SenderAction } from './parseSendRequest.ts';

interface Dependencies {
  state: State;
  clock: Clock;
  live: Live;
  sender: WebhookSender;
}

/** `POST /{IG_ID}/messages`. The message is on the follower's phone when this returns. */
export function sendMessage(dependencies: Dependencies, caller: Caller, params: Record<string, unknown>): SendMessageResponse {
  requireScope(caller, 'instagram_business_manage_messages');
  const request = parseSendRequest(params);
  const { state, clock } = dependencies;
  const contact = state.followers.findContact(caller.account.igId, request.igsid);
  if (!contact) throw graphErrors.noMatchingUser();
  if (request.kind === 'action') {
    act(dependencies, contact, request.action);
    return { recipient_id: contact.igsid };
  }
  const now = clock.now();
  if (contact.lastInboundAt === null || now - contact.lastInboundAt > MESSAGING_WINDOW_MS) throw graphErrors.outsideWindow();
  return { recipient_id: contact.igsid, message_id: sendText(dependencies, caller, contact, request.text) };
}

function sendText({ state, clock, live, sender }: Dependencies, caller: Caller, contact: Contact, text: string): string {
  const { igId, igsid } = contact;
  const now = clock.now();
  const message = { mid: createMid(igId, igsid), igId, igsid, sender: 'business', text, sentAt: now } as const;
  const fields = caller.account.subscribedFields ?? [];
  const isEchoed = fields.includes('messages') || fields.includes('message_echoes');
  const delivery = state.transaction(() => {
    state.messages.insert(message);
    // An answer marks the thread as read.
    state.messages.markSeen(igsid, 'follower', now);
    return isEchoed && sender.store({ igId, igsid, mid: message.mid, kind: 'echo', body: echoBody(message, now) });
  });
  if (delivery) sender.dispatch(delivery);
  live.publish({ kind: 'conversation', igId, igsid });
  return message.mid;
}

function act({ state, clock, live }: Dependencies, { igId, igsid }: Contact, action: SenderAction): void {
  if (action === 'mark_seen') {
    state.messages.markSeen(igsid, 'follower', clock.now());
    live.publish({ kind: 'conversation', igId, igsid });
  } else {
    live.publish({ kind: 'typing', igId, igsid, isTyping: action === 'typing_on' });
  }
}
