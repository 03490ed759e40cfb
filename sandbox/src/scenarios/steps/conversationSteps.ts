import { Type } from 'typebox';
import type { Actor } from '../../phone/actors/Actor.ts';
import { editAsFollower, reactAsFollower, unsendAsFollower } from '../../phone/actors/changeMessage.ts';
import { handovers, handOver as performHandOver } from '../../phone/actors/handOver.ts';
import { openLink, optIn as performOptIn, tapButton, tapQuickReply, tapSuggestion } from '../../phone/actors/tap.ts';
import { markConversationSeen } from '../../phone/markConversationSeen.ts';
import { ApiError } from '../../state/ApiError.ts';
import { AccountName, closed, FollowerName, optional, Text, ThingName } from '../language/words.ts';
import type { Play } from '../play/Play.ts';
import { getCreated } from './getCreated.ts';
import { defineStep } from './StepKind.ts';

const parties = { from: FollowerName, to: optional(AccountName) };

/** Returns the named message, by default the account's newest. */
function messageOf(play: Play, { contact }: Actor, name: string | undefined): string {
  if (name !== undefined) return getCreated(play, name, 'message').mid;
  const newest = play.dependencies.state.messages.ofConversation(contact.igsid).findLast(({ sender }) => sender === 'business');
  if (!newest) throw new ApiError(409, 'The account has not written in this conversation.');
  return newest.mid;
}

/** `react` adds a reaction; `none` removes it. */
export const react = defineStep({
  order: Type.Object(
    {
      ...parties,
      message: optional(ThingName),
      reaction: Type.String({ minLength: 1, expects: 'love, another name, an emoji or none' }),
    },
    closed,
  ),
  describe: ({ from, message = 'the newest answer', reaction }) => `${from} reacts to ${message}: ${reaction}`,
  perform: (play, { from, to, message, reaction }) => {
    const actor = play.actors.actor(from, to);
    reactAsFollower(play.dependencies, actor, messageOf(play, actor, message), reaction === 'none' ? null : reaction);
    return {};
  },
});

export const edit = defineStep({
  order: Type.Object({ ...parties, message: ThingName, text: Text }, closed),
  describe: ({ from, message, text }) => `${from} edits ${message}: "${text}"`,
  perform: (play, { from, to, message, text }) => {
    editAsFollower(play.dependencies, play.actors.actor(from, to), getCreated(play, message, 'message').mid, text);
    return {};
  },
});

export const unsend = defineStep({
  order: Type.Object({ ...parties, message: ThingName }, closed),
  describe: ({ from, message }) => `${from} unsends ${message}`,
  perform: (play, { from, to, message }) => {
    unsendAsFollower(play.dependencies, play.actors.actor(from, to), getCreated(play, message, 'message').mid);
    return {};
  },
});

/** `tap` taps a quick reply, button, ice breaker or menu item. */
export const tap = defineStep({
  order: Type.Object(
    { ...parties, quickReply: optional(Text), button: optional(Text), suggestion: optional(Text), message: optional(ThingName) },
    closed,
  ),
  makes: true,
  check: ({ quickReply, button, suggestion }) =>
    [quickReply, button, suggestion].filter((each) => each !== undefined).length === 1
      ? null
      : 'Give one of quickReply, button and suggestion.',
  describe: ({ from, quickReply, button, suggestion }) => `${from} taps "${quickReply ?? button ?? suggestion}"`,
  perform: (play, { from, to, quickReply, button, suggestion, message }) => {
    const { dependencies } = play;
    const actor = play.actors.actor(from, to);
    const tapped = () => {
      if (quickReply !== undefined) return tapQuickReply(dependencies, actor, messageOf(play, actor, message), quickReply);
      if (button !== undefined) return tapButton(dependencies, actor, messageOf(play, actor, message), button);
      return tapSuggestion(dependencies, actor, suggestion ?? '');
    };
    return { made: { kind: 'message', igId: actor.account.igId, followerId: actor.follower.id, mid: tapped().mid } };
  },
});

/** `open` opens an ig.me link in an existing conversation. */
export const open = defineStep({
  order: Type.Object({ ...parties, link: Text }, closed),
  describe: ({ from, link }) => `${from} opens the ig.me link "${link}"`,
  perform: (play, { from, to, link }) => {
    openLink(play.dependencies, play.actors.actor(from, to), link);
    return {};
  },
});

export const optIn = defineStep({
  order: Type.Object({ ...parties, payload: Text }, closed),
  describe: ({ from, payload }) => `${from} opts in to marketing messages: ${payload}`,
  perform: (play, { from, to, payload }) => {
    performOptIn(play.dependencies, play.actors.actor(from, to), payload);
    return {};
  },
});

export const look = defineStep({
  order: Type.Object(parties, closed),
  describe: ({ from }) => `${from} looks at the conversation`,
  perform: (play, { from, to }) => {
    const { account, contact } = play.actors.actor(from, to);
    markConversationSeen(play.dependencies, account, contact);
    return {};
  },
});

export const block = defineStep({
  order: Type.Object({ ...parties, isBlocking: optional(Type.Boolean()) }, closed),
  describe: ({ from, isBlocking = true }) => `${from} ${isBlocking ? 'blocks' : 'no longer blocks'} the account`,
  perform: ({ actors, dependencies }, { from, to, isBlocking = true }) => {
    dependencies.state.followers.setFlags({ ...actors.actor(from, to).contact, isBlocking });
    return {};
  },
});

/** `handOver` makes another app take, return or request the thread. */
export const handOver = defineStep({
  order: Type.Object({ ...parties, what: Type.Enum(handovers) }, closed),
  describe: ({ from, what }) => `thread of ${from}: ${what}`,
  perform: (play, { from, to, what }) => {
    performHandOver(play.dependencies, play.actors.actor(from, to), what);
    return {};
  },
});
