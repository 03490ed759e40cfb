import { textsOf } from '@fanfare/shared/language';

/** What the ways are called by which a node is left. */
export const outputCopy = textsOf('flow-builder/outputs', {
  named: {
    true: 'True',
    false: 'False',
    open: 'Open',
    closed: 'Closed',
    answered: 'Answered',
    invalid: 'Not valid',
    no_reply: 'No reply',
    other: 'Anything else',
    success: 'Success',
    failure: 'Failure',
  },
  untitled: 'Untitled',
  share: (name: string, percent: number) => `${name} · ${percent} %`,
});
