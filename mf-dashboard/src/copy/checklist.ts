import { t } from '@lingui/core/macro';

export const checklist = {
  title: t`Getting started`,
  progress: (done: number, all: number) => t`${done} of ${all} done`,
  failed: t`Could not load the checklist`,
  retry: t`Try again`,
  close: t({ message: 'Hide', context: 'button of the checklist' }),
  more: t`Show all steps`,
  less: t`Show next step`,
  doneTitle: t`You're all set`,
  doneText: t`Setup is complete. New activity appears below.`,
  done: t`Done:`,
  open: t`To do:`,
  phone: t`Try it on the phone`,
  steps: {
    connect: {
      title: t`Connect an Instagram account`,
      text: t`Use a business or creator account. Instagram asks you to grant permissions.`,
      action: t`Connect account`,
    },
    receive: {
      title: t`Receive your first event`,
      text: t`Send your account a message from another account, or use a test follower. Test messages are never sent to real people.`,
      action: t`Send test event`,
    },
    create: {
      title: t`Create a flow`,
      text: t`Define which messages get a reply, and what the reply is. Two nodes are enough to start.`,
      action: t`Create flow`,
    },
    publish: {
      title: t`Publish your flow`,
      text: t`Draft flows do not reply to messages.`,
      action: (name: string) => t`Open ${name}`,
      actionWithoutFlow: t`Open flow builder`,
    },
    test: {
      title: t`Test your flow`,
      text: t`Send a message from a test follower to start your flow. No messages are sent to real people.`,
      action: t`Send test message`,
    },
  },
  event: { content: t`Hello! Is this a test?`, username: t`test.follower`, failed: t`Could not send test event` },
  prompt: {
    title: t`Message from the follower`,
    text: t`The message comes from a test follower. The reply is shown here but not sent.`,
    label: t`Message`,
    confirmLabel: t`Send message`,
  },
  tested: t`Message sent`,
  testedText: t`See the result in the list below.`,
};
