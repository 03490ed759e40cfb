import { plural, t } from '@lingui/core/macro';

/** Texts of the test panel. */
export const testCopy = {
  dryRun: t`Dry run: no messages are sent.`,
  restart: t`Restart`,
  end: t`End test`,
  views: { legend: t({ message: 'Review before publishing', context: 'view of the test' }), chat: t`Chat`, trace: t`Log` },
  log: t`Test conversation`,
  empty: t`Write as a follower.`,
  emptyHint: t`The flow on the canvas replies here, including unsaved changes.`,
  noNodes: t`No nodes to test`,
  noNodesHint: t`Add a node to the canvas first.`,
  suggestions: t`Suggestions`,
  greeting: t`Hello`,
  changed: t`The flow has changed since this test started.`,
  traceEmpty: t`Each step of the flow appears here with its reason.`,

  who: t`Test contact`,
  person: {
    legend: t`Contact`,
    known: t`Returning contact`,
    new: t`New contact`,
  },
  username: t`Username`,
  tags: t`Tags`,
  tagsHint: t`Comma-separated: vip, customer`,
  variables: t`Variables`,
  variablesHint: t`One per line: city=Oslo`,
  variableBroken: (line: string) => t`Invalid variable: ${line}. Use name=value.`,
  from: t`Start at`,
  fromBeginning: t`Start of flow`,
  summary: (person: string, tags: number, variables: number, from: string | null) =>
    [
      person,
      ...(tags > 0 ? [plural(tags, { one: '1 tag', other: `${tags} tags` })] : []),
      ...(variables > 0 ? [plural(variables, { one: '1 variable', other: `${variables} variables` })] : []),
      ...(from === null ? [] : [t`from ${from}`]),
    ].join(' · '),

  surface: t`Channel`,
  surfaces: { message: t`Direct message`, comment: t`Comment`, story_reply: t`Story reply` },
  /** Above what was written elsewhere than in a message. */
  writtenIn: { message: '', comment: t`Comment on a post`, story_reply: t`Reply to a story` },
  text: t`Follower message`,
  placeholder: { message: t`Write a message`, comment: t`Write a comment`, story_reply: t`Write a reply to the story` },
  send: t`Send as follower`,

  clock: t`Test time`,
  forward: (hours: number) => t`+${hours} h`,
  forwardLabel: (hours: number) => t`Advance ${plural(hours, { one: '1 hour', other: `${hours} hours` })} (+${hours} h)`,
  toNext: (span: string) => t`Skip ${span}`,
  toNextLabel: t`Skip to the next scheduled step`,
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
  types: (seconds: number) => t`Shows typing for ${seconds} s`,
  tooLate: t`Would not be delivered: the follower last wrote more than 24 hours ago.`,
  notAllowed: t`Would not be delivered: Instagram allows one private reply to a comment until the follower writes.`,
  media: { image: t`Image`, video: t`Video`, audio: t`Voice message`, file: t`File` },
  pictures: (count: number) => t`${count} images`,
  opens: (address: string) => t`Opens ${address}`,
  startAnyway: t`Start anyway`,
  quiet: t`No reply.`,

  request: {
    title: t`Request not sent`,
    what: (method: string, address: string) => `${method} ${address}`,
    answer: t`Server response`,
    status: t`Status`,
    body: t`Response as JSON`,
    bodyBroken: t`Not valid JSON.`,
    use: t`Continue with this response`,
    fail: t`Simulate failure`,
    failed: t`The server did not respond (test).`,
  },

  trace: {
    label: t`Log`,
    run: t`Run`,
    wrote: (text: string) => t`Received “${text}”`,
    timer: t`Wait ended`,
    response: t`Response received`,
    showNode: t`Show on canvas`,
  },
};
