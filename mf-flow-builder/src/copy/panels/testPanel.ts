import { plural, t } from '@lingui/core/macro';

/** Texts of the test panel. */
export const testCopy = {
  dryRun: t`Dry run: nothing is sent.`,
  restart: t`Restart`,
  end: t`End test`,
  views: { legend: t({ message: 'What to look at', context: 'view of the test' }), chat: t`Chat`, trace: t`What happened` },
  log: t`Conversation of the test`,
  empty: t`Write what a follower would write.`,
  emptyHint: t`The flow on the canvas answers here, saved or not.`,
  noNodes: t`There is nothing to test yet`,
  noNodesHint: t`Add a node to the canvas first.`,
  suggestions: t`Try one of these`,
  greeting: t`Hello`,
  changed: t`The flow was changed since this test began.`,
  traceEmpty: t`Every step of the flow shows here, with its reason.`,

  who: t`Who writes`,
  person: {
    legend: t`Person`,
    known: t`Has written before`,
    new: t`Writes for the first time`,
  },
  username: t`User name`,
  tags: t`Tags`,
  tagsHint: t`With commas: vip, customer`,
  variables: t`Variables`,
  variablesHint: t`One on a line: city=Oslo`,
  variableBroken: (line: string) => t`Not a variable: ${line}. Write name=value.`,
  from: t`Begin at`,
  fromBeginning: t`The beginning`,
  summary: (person: string, tags: number, variables: number, from: string | null) =>
    [
      person,
      ...(tags > 0 ? [plural(tags, { one: '1 tag', other: `${tags} tags` })] : []),
      ...(variables > 0 ? [plural(variables, { one: '1 variable', other: `${variables} variables` })] : []),
      ...(from === null ? [] : [t`from ${from}`]),
    ].join(' · '),

  surface: t`Writes in`,
  surfaces: { message: t`Direct message`, comment: t`Comment`, story_reply: t`Story reply` },
  /** Above what was written elsewhere than in a message. */
  writtenIn: { message: '', comment: t`Comment under a post`, story_reply: t`Reply to a story` },
  text: t`Message of the follower`,
  placeholder: { message: t`Write a message`, comment: t`Write a comment`, story_reply: t`Write a reply to the story` },
  send: t`Write as the follower`,

  clock: t`Time of the test`,
  forward: (hours: number) => t`+${hours} h`,
  forwardLabel: (hours: number) => t`+${hours} h: let ${plural(hours, { one: '1 hour', other: `${hours} hours` })} pass`,
  toNext: (span: string) => t`Skip ${span}`,
  toNextLabel: t`Go to when the flow goes on by itself`,
  passed: (span: string) => t`${span} later`,
  span: {
    days: (n: number) => t`${n} d`,
    hours: (n: number) => t`${n} h`,
    minutes: (n: number) => t`${n} min`,
    seconds: (n: number) => t`${n} s`,
  },

  says: { me: t`Follower`, bot: t`Bot` },
  privateReply: t`Private reply to the comment`,
  publicReply: t`Reply under the comment`,
  types: (seconds: number) => t`Types for ${seconds} s first`,
  tooLate: t`Would not arrive: the follower wrote over 24 hours ago.`,
  notAllowed: t`Would not arrive: after a comment only one private reply is allowed until the person writes.`,
  media: { image: t`Picture`, video: t`Video`, audio: t`Voice message`, file: t`File` },
  pictures: (count: number) => t`${count} pictures`,
  opens: (address: string) => t`Opens ${address}`,
  startAnyway: t`Begin anyway`,
  quiet: t`Nothing answers.`,

  request: {
    title: t`Request not sent`,
    what: (method: string, address: string) => `${method} ${address}`,
    answer: t`Answer of the server`,
    status: t`Status`,
    body: t`Answer as JSON`,
    bodyBroken: t`This is not JSON.`,
    use: t`Go on with this answer`,
    fail: t`Let it fail`,
    failed: t`The server did not answer (test).`,
  },

  trace: {
    label: t`What happened`,
    run: t`Run`,
    wrote: (text: string) => t`“${text}” was written`,
    timer: t`The time came`,
    response: t`The request was answered`,
    showNode: t`Show on the canvas`,
  },
};
