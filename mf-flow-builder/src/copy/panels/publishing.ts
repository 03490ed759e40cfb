import { plural, t } from '@lingui/core/macro';

export const publishingCopy = {
  title: (name: string) => t`Publish “${name}”`,
  first: (nodes: number) => t`First version, with ${nodes} ${plural(nodes, { one: 'node', other: 'nodes' })}.`,
  changes: (version: number) => t`Changes since version ${version}`,
  comparing: t`Comparing with the published version…`,
  notCompared: t`Could not load the published version to compare.`,
  same: t`No changes.`,
  issues: t`Review before publishing`,
  blocked: t`Fix all errors to publish. Find them in the Issues panel.`,
  turn: {
    taken: {
      everything: (name: string) => t`“${name}” will never run: this flow has a higher priority and replies to every message.`,
      first_messages: (name: string) =>
        t`“${name}” will never run: this flow has a higher priority and replies to every first message.`,
      keywords: (name: string, keywords: readonly string[]) =>
        t`“${name}” will not receive messages containing ${listed(keywords)}: this flow has a higher priority.`,
    },
    toKeepThem: t`To run both, add a Start node with a unique keyword to this flow. Change the priority on the Automation page.`,
    lost: {
      everything: (name: string) => t`This flow will never run: “${name}” has a higher priority and replies to every message.`,
      first_messages: (name: string) =>
        t`This flow will never run: “${name}” has a higher priority and replies to every first message.`,
      keywords: (name: string, keywords: readonly string[]) =>
        t`This flow will not receive messages containing ${listed(keywords)}: “${name}” has a higher priority.`,
    },
    toBeAsked: t`On the Automation page, move this flow up or turn off the other one.`,
    more: (count: number) => plural(count, { one: 'And 1 more.', other: `And ${count} more.` }),
    notKnown: t`Could not check for conflicts with other flows.`,
  },
  note: t`Note`,
  noteHint: t`Version note (optional)`,
  running: t`Conversations in progress finish on the version they started with.`,
  saving: t`Saving your latest changes…`,
  unsaved: t`Your latest changes are not saved yet. Check the status below the title.`,
  confirm: t`Publish`,
  busy: t`Publishing...`,
  cancel: t`Not now`,
};

function listed(keywords: readonly string[]): string {
  return keywords.map((text) => t`“${text}”`).join(', ');
}
