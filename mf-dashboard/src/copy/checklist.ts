import { textsOf } from '@fanfare/shared/language';

/** Texts of the first steps. */
export const checklist = textsOf('dashboard/checklist', {
  title: 'First steps',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  failed: 'The first steps could not be loaded',
  retry: 'Try again',
  close: 'Hide',
  more: 'Show all steps',
  less: 'Show next step',
  doneTitle: 'Followers get answers',
  doneText: 'Everything is in place. What happens from now on is listed below.',
  done: 'Done:',
  open: 'To do:',
  steps: {
    connect: {
      title: 'Connect an Instagram account',
      text: 'A business or creator account. Instagram asks what may be done with it.',
      action: 'Connect account',
    },
    receive: {
      title: 'Receive a first event',
      text: 'Write to the account from another one, or let an invented follower do it. A test reaches nobody.',
      action: 'Send a test event',
    },
    create: {
      title: 'Draw a flow',
      text: 'What is answered, and to what. Two boxes are enough to begin with.',
      action: 'Build a flow',
    },
    publish: {
      title: 'Publish it',
      text: 'Until then it is a draft and answers nobody.',
      action: (name: string) => `Open ${name}`,
      actionWithoutFlow: 'Open the flow builder',
    },
    test: {
      title: 'Test it',
      text: 'Let an invented follower write what your flow waits for. Nothing is sent to a real person.',
      action: 'Write a test message',
    },
  },
  event: { content: 'Hello! Is this a test?', username: 'test.follower', failed: 'The test event could not be sent' },
  prompt: {
    title: 'What does the follower write?',
    text: 'The message comes from an invented follower. The answer is worked out and shown, but not sent.',
    label: 'Message',
    confirmLabel: 'Write it',
  },
  tested: 'The message is on its way',
  testedText: 'What became of it is in the list below.',
});
