import type { Dependencies } from '../../Dependencies.ts';
import { toReaction } from '../../graph/send-request/parseReaction.ts';
import { ApiError } from '../../state/ApiError.ts';
import type { MessagingEvent } from '../../webhook-sender/notifyApp.ts';
import { notifyMessaging } from '../../webhook-sender/notifyApp.ts';
import { type Actor, findMessage } from './Actor.ts';

/** Instagram allows five edits, within 15 minutes. */
const EDITS_MAX = 5;
const EDIT_WINDOW_MS = 15 * 60 * 1000;

type News = Omit<MessagingEvent, 'contact' | 'update'> & {
  update: Omit<MessagingEvent['update'], 'sender' | 'recipient' | 'timestamp'>;
};

/** Null removes the reaction. */
export function reactAsFollower(dependencies: Dependencies, actor: Actor, mid: string, reaction: string | null): void {
  const { state } = dependencies;
  const message = findMessage(dependencies, actor, mid);
  const { follower: before, ...others } = message.content.reactions ?? {};
  if (reaction === null && !before) throw new ApiError(409, 'There is no reaction to take away.');
  const given = reaction === null ? null : toReaction(reaction);
  state.transaction(() => {
    const reactions = given ? { ...others, follower: given } : others;
    state.messages.update(mid, message.text, { ...message.content, reactions });
    sendUpdate(dependencies, actor, {
      mid,
      kind: 'reaction',
      fields: ['message_reactions'],
      update: { reaction: given ? { mid, action: 'react', ...given } : { mid, action: 'unreact' } },
    });
  });
  show(dependencies, actor);
}

/** Also removes its media. */
export function unsendAsFollower(dependencies: Dependencies, actor: Actor, mid: string): void {
  const { state } = dependencies;
  const message = findOwn(dependencies, actor, mid);
  state.transaction(() => {
    state.messages.update(mid, '', { isDeleted: true });
    for (const { assetId, mediaId } of message.content.attachments ?? []) {
      const asset = assetId === null || mediaId !== undefined ? undefined : state.assets.find(assetId);
      if (asset) state.assets.save(actor.contact.igId, { ...asset, isGone: true });
    }
    sendUpdate(dependencies, actor, {
      mid,
      kind: 'deleted',
      fields: ['messages'],
      update: { message: { mid, is_deleted: true } },
    });
  });
  show(dependencies, actor);
}

export function editAsFollower(dependencies: Dependencies, actor: Actor, mid: string, text: string): void {
  const { state, clock } = dependencies;
  const message = findOwn(dependencies, actor, mid);
  const editCount = (message.content.editCount ?? 0) + 1;
  if (message.text === '') throw new ApiError(409, 'Only a text can be edited.');
  if (editCount > EDITS_MAX) throw new ApiError(409, `A message can be edited ${EDITS_MAX} times.`);
  if (clock.now() - message.sentAt > EDIT_WINDOW_MS) throw new ApiError(409, 'A message can be edited for 15 minutes.');
  state.transaction(() => {
    state.messages.update(mid, text, { ...message.content, editCount });
    const update = { message_edit: { mid, text, num_edit: editCount } };
    sendUpdate(dependencies, actor, { mid, kind: 'edit', fields: ['message_edit'], update });
  });
  show(dependencies, actor);
}

function findOwn(dependencies: Dependencies, actor: Actor, mid: string) {
  const message = findMessage(dependencies, actor, mid);
  if (message.sender !== 'follower') throw new ApiError(409, 'The account wrote this message, not the follower.');
  return message;
}

function sendUpdate(dependencies: Dependencies, { contact }: Actor, { update, ...news }: News): void {
  const parties = { sender: { id: contact.igsid }, recipient: { id: contact.igId }, timestamp: dependencies.clock.now() };
  notifyMessaging(dependencies, { ...news, contact, update: { ...parties, ...update } });
}

function show({ live }: Dependencies, { contact: { igId, igsid } }: Actor): void {
  live.publish({ kind: 'conversation', igId, igsid });
}
