import type { Dependencies } from '../../Dependencies.ts';
import { ApiError } from '../../state/ApiError.ts';
import { notifyMessaging } from '../../webhook-sender/notifyApp.ts';
import { type Actor, findMessage } from './Actor.ts';
import { storeInbound, type Written } from './writeMessage.ts';

export function tapQuickReply(dependencies: Dependencies, actor: Actor, mid: string, title: string): Written {
  const message = findMessage(dependencies, actor, mid);
  const tapped = message.content.quickReplies?.find((each) => each.title === title);
  if (!tapped) throw new ApiError(404, `The message has no quick reply "${title}".`);
  return storeInbound(dependencies, actor, tapped.title, { quickReplyPayload: tapped.payload });
}

export function tapButton(dependencies: Dependencies, actor: Actor, mid: string, title: string): Written {
  const { template } = findMessage(dependencies, actor, mid).content;
  const buttons =
    template?.kind === 'generic' ? template.elements.flatMap((element) => element.buttons) : (template?.buttons ?? []);
  const tapped = buttons.find((button) => button.title === title);
  if (!tapped) throw new ApiError(404, `The message has no button "${title}".`);
  if (tapped.type === 'web_url') throw new ApiError(409, 'This button opens a web page; the app hears nothing about it.');
  return storeInbound(dependencies, actor, tapped.title, { postback: { title: tapped.title, payload: tapped.payload } });
}

/** Ice breakers appear only in empty conversations. */
export function tapSuggestion(dependencies: Dependencies, actor: Actor, title: string): Written {
  const profile = dependencies.state.profiles.find(actor.account.igId);
  const question = profile?.iceBreakers.flatMap((each) => each.call_to_actions).find((each) => each.question === title);
  const item = profile?.persistentMenu.flatMap((each) => each.call_to_actions).find((each) => each.title === title);
  if (question) return storeInbound(dependencies, actor, title, { postback: { title, payload: question.payload } });
  if (item?.type === 'postback') return storeInbound(dependencies, actor, title, { postback: { title, payload: item.payload } });
  throw new ApiError(404, `The account offers no ice breaker or menu item "${title}".`);
}

/** In a new conversation, the first message contains the referral. */
export function openLink(dependencies: Dependencies, { account, contact }: Actor, ref: string): void {
  if (contact.lastInboundAt === null) {
    throw new ApiError(409, 'In a new conversation the referral comes with the first message: write one with referral.');
  }
  const timestamp = dependencies.clock.now();
  const update = {
    sender: { id: contact.igsid },
    recipient: { id: contact.igId },
    timestamp,
    referral: { ref, source: `https://ig.me/m/${account.username}?ref=${encodeURIComponent(ref)}`, type: 'OPEN_THREAD' },
  };
  const { state } = dependencies;
  state.transaction(() =>
    notifyMessaging(dependencies, {
      contact,
      mid: `referral:${timestamp}`,
      kind: 'referral',
      fields: ['messaging_referral'],
      update,
    }),
  );
}

/** The resulting token allows marketing messages. */
export function optIn(dependencies: Dependencies, { contact }: Actor, payload: string): void {
  const { state, clock } = dependencies;
  const timestamp = clock.now();
  const token = state.random.digits(19);
  const update = {
    sender: { id: contact.igsid },
    recipient: { id: contact.igId },
    timestamp,
    optin: { type: 'notification_messages', payload, notification_messages_token: token },
  };
  state.transaction(() =>
    notifyMessaging(dependencies, {
      contact,
      mid: `optin:${token}`,
      kind: 'optin',
      fields: ['messaging_optins'],
      update,
    }),
  );
}
