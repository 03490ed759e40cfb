import { t } from '@lingui/core/macro';

export const checklist = {
  title: t`First steps`,
  progress: (done: number, all: number) => t`${done} of ${all} done`,
  failed: t`The first steps could not be loaded`,
  retry: t`Try again`,
  close: t({ message: 'Hide', context: 'button of the checklist' }),
  more: t`Show all steps`,
  less: t`Show next step`,
  doneTitle: t`Followers get answers`,
  doneText: t`Everything is in place. What happens from now on is listed below.`,
  done: t`Done:`,
  open: t`To do:`,
  steps: {
    connect: {
      title: t`Connect an Instagram account`,
      text: t`A business or creator account. Instagram asks what may be done with it.`,
      action: t`Connect account`,
    },
    receive: {
      title: t`Receive a first event`,
      text: t`Write to the account from another one, or let an invented follower do it. A test reaches nobody.`,
      action: t`Send a test event`,
    },
    create: {
      title: t`Draw a flow`,
      text: t`What is answered, and to what. Two boxes are enough to begin with.`,
      action: t`Build a flow`,
    },
    publish: {
      title: t`Publish it`,
      text: t`Until then it is a draft and answers nobody.`,
      action: (name: string) => t`Open ${name}`,
      actionWithoutFlow: t`Open the flow builder`,
    },
    test: {
      title: t`Test it`,
      text: t`Let an invented follower write what your flow waits for. Nothing is sent to a real person.`,
      action: t`Write a test message`,
    },
  },
  event: { content: t`Hello! Is this a test?`, username: t`test.follower`, failed: t`The test event could not be sent` },
  prompt: {
    title: t`What does the follower write?`,
    text: t`The message comes from an invented follower. The answer is worked out and shown, but not sent.`,
    label: t`Message`,
    confirmLabel: t`Write it`,
  },
  tested: t`The message is on its way`,
  testedText: t`What became of it is in the list below.`,
};
