import { textsOf } from '@fanfare/shared/language';

/** Texts of the test panel. */
export const testCopy = textsOf('flow-builder/testPanel', {
  dryRun: 'Dry run: nothing is sent.',
  restart: 'Restart',
  end: 'End test',
  views: { legend: 'What to look at', chat: 'Chat', trace: 'What happened' },
  log: 'Conversation of the test',
  empty: 'Write what a follower would write.',
  emptyHint: 'The flow on the canvas answers here, saved or not.',
  noNodes: 'There is nothing to test yet',
  noNodesHint: 'Add a node to the canvas first.',
  suggestions: 'Try one of these',
  greeting: 'Hello',
  changed: 'The flow was changed since this test began.',
  traceEmpty: 'Every step of the flow shows here, with its reason.',

  who: 'Who writes',
  person: {
    legend: 'Person',
    known: 'Has written before',
    new: 'Writes for the first time',
  },
  username: 'User name',
  tags: 'Tags',
  tagsHint: 'With commas: vip, customer',
  variables: 'Variables',
  variablesHint: 'One on a line: city=Oslo',
  variableBroken: (line: string) => `Not a variable: ${line}. Write name=value.`,
  from: 'Begin at',
  fromBeginning: 'The beginning',
  summary: (person: string, tags: number, variables: number, from: string | null) =>
    [
      person,
      ...(tags > 0 ? [tags === 1 ? '1 tag' : `${tags} tags`] : []),
      ...(variables > 0 ? [variables === 1 ? '1 variable' : `${variables} variables`] : []),
      ...(from === null ? [] : [`from ${from}`]),
    ].join(' · '),

  surface: 'Writes in',
  surfaces: { message: 'Direct message', comment: 'Comment', story_reply: 'Story reply' },
  /** Above what was written elsewhere than in a message. */
  writtenIn: { message: '', comment: 'Comment under a post', story_reply: 'Reply to a story' },
  text: 'Message of the follower',
  placeholder: { message: 'Write a message', comment: 'Write a comment', story_reply: 'Write a reply to the story' },
  send: 'Write as the follower',

  clock: 'Time of the test',
  forward: (hours: number) => `+${hours} h`,
  forwardLabel: (hours: number) => `+${hours} h: let ${hours === 1 ? '1 hour' : `${hours} hours`} pass`,
  toNext: (span: string) => `Skip ${span}`,
  toNextLabel: 'Go to when the flow goes on by itself',
  passed: (span: string) => `${span} later`,
  span: {
    days: (n: number) => `${n} d`,
    hours: (n: number) => `${n} h`,
    minutes: (n: number) => `${n} min`,
    seconds: (n: number) => `${n} s`,
  },

  says: { me: 'Follower', bot: 'Bot' },
  privateReply: 'Private reply to the comment',
  publicReply: 'Reply under the comment',
  types: (seconds: number) => `Types for ${seconds} s first`,
  tooLate: 'Would not arrive: the follower wrote over 24 hours ago.',
  notAllowed: 'Would not arrive: after a comment only one private reply is allowed until the person writes.',
  media: { image: 'Picture', video: 'Video', audio: 'Voice message', file: 'File' },
  pictures: (count: number) => `${count} pictures`,
  opens: (address: string) => `Opens ${address}`,
  startAnyway: 'Begin anyway',
  quiet: 'Nothing answers.',

  request: {
    title: 'Request not sent',
    what: (method: string, address: string) => `${method} ${address}`,
    answer: 'Answer of the server',
    status: 'Status',
    body: 'Answer as JSON',
    bodyBroken: 'This is not JSON.',
    use: 'Go on with this answer',
    fail: 'Let it fail',
    failed: 'The server did not answer (test).',
  },

  trace: {
    label: 'What happened',
    run: 'Run',
    wrote: (text: string) => `“${text}” was written`,
    timer: 'The time came',
    response: 'The request was answered',
    showNode: 'Show on the canvas',
  },
});
