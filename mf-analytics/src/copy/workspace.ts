import { plural, t } from '@lingui/core/macro';

export const copy = {
  failed: t`Could not load your workspaces.`,
  name: t`Name`,
  personal: t`Personal workspace`,
  save: t`Rename`,
  saving: t`Saving...`,
  saved: t`Workspace renamed`,
  saveFailed: t`Could not rename the workspace.`,
  leave: t`The new name of the workspace is not saved.`,
  empty: t`Enter a name.`,
  approval: {
    title: t`Require approval to publish`,
    text: t`Editors need approval from an owner or admin to publish flows and posts.`,
    turnedOn: t`Editors now need approval to publish`,
    turnedOff: t`Editors can now publish without approval`,
  },
  assignment: {
    title: t`Assign new conversations automatically`,
    text: t`Conversations that no flow answers go in turn to members who are available in the inbox.`,
    turnedOn: t`New conversations are now assigned automatically`,
    turnedOff: t`New conversations are no longer assigned automatically`,
  },
  settingFailed: { failed: t`Could not change the setting.`, error: t`Could not change the setting.` },
  create: {
    title: t`New workspace`,
    text: t`Separate members, Instagram accounts, flows and conversations.`,
    open: t`Create workspace`,
    lead: t`You become the owner. Nothing is copied from this workspace.`,
    name: t`Workspace name`,
    submit: t`Create workspace`,
    submitting: t`Creating...`,
    done: (name: string) => t`Workspace ${name} created`,
    failed: t`Could not create the workspace.`,
  },
  remove: {
    title: t`Delete workspace`,
    text: t`Deletes its flows, conversations and statistics for all members.`,
    open: t`Delete workspace`,
    lead: (members: number) =>
      plural(members, {
        one: 'Its flows stop replying, and all of its data is deleted. This cannot be undone.',
        other: `Its flows stop replying, ${members} members lose access, and all of its data is deleted. This cannot be undone.`,
      }),
    confirmName: (name: string) => t`Type ${name} to confirm`,
    differs: t`This is not the name of the workspace.`,
    password: t`Your password`,
    submit: t`Delete workspace`,
    submitting: t`Deleting...`,
    done: (name: string) => t`Workspace ${name} deleted`,
    failed: t`Could not delete the workspace.`,
  },
};
