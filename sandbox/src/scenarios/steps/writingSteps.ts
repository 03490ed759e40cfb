import { Type } from 'typebox';
import { assetKinds } from '../../model/entities.ts';
import { FollowerMessage } from '../../phone/actors/FollowerMessage.ts';
import { writeAsBusiness, writeAsFollower } from '../../phone/actors/writeMessage.ts';
import { AccountName, Count, closed, FollowerName, optional, Text, Texts, ThingName } from '../language/words.ts';
import { getCreated } from './getCreated.ts';
import { defineStep } from './StepKind.ts';

const Files = Type.Array(Type.Enum(assetKinds), { minItems: 1, maxItems: 10 });
const { referral, isUnsupported, storyMention } = FollowerMessage.properties;

/** Limit of an automatic conversation. */
const AUTO_REPLIES = 50;

export const write = defineStep({
  order: Type.Object(
    {
      from: FollowerName,
      to: optional(AccountName),
      text: optional(Texts),
      files: optional(Files),
      share: optional(ThingName),
      storyMention,
      /** Replies to the account's newest story. */
      storyReply: optional(Type.Literal(true)),
      replyTo: optional(ThingName),
      referral,
      isUnsupported,
    },
    closed,
  ),
  makes: true,
  check: ({ text, files, share, storyMention: mention, isUnsupported: odd }) =>
    [text, files, share, mention, odd].some((part) => part !== undefined)
      ? null
      : 'A message needs text, files, share, storyMention or isUnsupported.',
  describe: ({ from, to, text, files, share, storyMention: mention, storyReply }) => {
    const what = [
      ...(text === undefined ? [] : [quoteTexts(text)]),
      ...(files ?? []),
      ...(share === undefined ? [] : [`shares ${share}`]),
      ...(mention === undefined ? [] : ['mentions the account in a story']),
      ...(storyReply === undefined ? [] : ['in answer to a story']),
    ];
    return `${from} writes${to === undefined ? '' : ` to ${to}`}: ${what.join(', ')}`;
  },
  perform: (play, { from, to, text, share, replyTo, storyReply, ...others }) => {
    const actor = play.actors.actor(from, to);
    const { mid } = writeAsFollower(play.dependencies, actor, {
      ...others,
      ...(text !== undefined && { text: play.rng.pick([text].flat()) ?? '' }),
      ...(share !== undefined && { share: { postId: getCreated(play, share, 'post').id } }),
      ...(storyReply && { storyReply: {} }),
      ...(replyTo !== undefined && { replyTo: getCreated(play, replyTo, 'message').mid }),
    });
    return { made: { kind: 'message', igId: actor.account.igId, followerId: actor.follower.id, mid } };
  },
});

/** `answer` makes the account write without the app. */
export const answer = defineStep({
  order: Type.Object(
    {
      to: FollowerName,
      from: optional(AccountName),
      text: optional(Text),
      files: optional(Files),
      via: optional(Type.Enum(['phone', 'otherApp'])),
    },
    closed,
  ),
  makes: true,
  check: ({ text, files }) => (text === undefined && files === undefined ? 'An answer needs text or files.' : null),
  describe: ({ to, from = 'the account', text, via }) =>
    `${from} writes to ${to} ${via === 'otherApp' ? 'with another tool' : 'on its phone'}: ${text === undefined ? 'files' : `"${text}"`}`,
  perform: (play, { to, from, ...written }) => {
    const actor = play.actors.actor(to, from);
    const { mid } = writeAsBusiness(play.dependencies, actor, written);
    return { made: { kind: 'message', igId: actor.account.igId, followerId: actor.follower.id, mid } };
  },
});

/** `autoReply` makes the follower reply to every message, like another bot. */
export const autoReply = defineStep({
  order: Type.Object({ from: FollowerName, to: optional(AccountName), text: Texts, atMost: optional(Count) }, closed),
  describe: ({ from, text, atMost = AUTO_REPLIES }) =>
    `from now on ${from} answers every message with ${quoteTexts(text)}, at most ${atMost} ×`,
  perform: (play, { from, to, text, atMost = AUTO_REPLIES }) => {
    const { state, live } = play.dependencies;
    const actor = play.actors.actor(from, to);
    const { igsid } = actor.contact;
    let answered = state.messages.lastOf(igsid)?.seq ?? 0;
    let left = atMost;
    const reply = () => {
      const last = state.messages.lastOf(igsid);
      if (left === 0 || !last || last.sender !== 'business' || last.seq <= answered) return;
      answered = last.seq;
      left -= 1;
      // Runs after the call, so that its response and echo are sent first.
      setImmediate(() => writeAsFollower(play.dependencies, actor, { text: play.rng.pick([text].flat()) ?? '' }));
    };
    play.atEnd(
      live.subscribe((change) => {
        if (change.kind === 'conversation' && change.igsid === igsid) reply();
      }),
    );
    return {};
  },
});

function quoteTexts(texts: string | readonly string[]): string {
  return [texts]
    .flat()
    .map((text) => `"${text}"`)
    .join(' or ');
}
