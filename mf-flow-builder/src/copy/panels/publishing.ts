import { plural, t } from '@lingui/core/macro';

export const publishingCopy = {
  title: (name: string) => t`Publish “${name}”`,
  first: (nodes: number) => t`This is the first version, with ${nodes} ${plural(nodes, { one: 'node', other: 'nodes' })}.`,
  changes: (version: number) => t`Since version ${version}`,
  comparing: t`Comparing with what is published …`,
  notCompared: t`What is published could not be loaded, so it cannot be compared.`,
  same: t`Nothing has changed since.`,
  issues: t`What to look at`,
  blocked: t`Errors keep it from being published. The panel Issues leads to each of them.`,
  turn: {
    taken: {
      everything: (name: string) => t`“${name}” is then never asked: this flow is asked before it and answers every message.`,
      first_messages: (name: string) =>
        t`“${name}” is then never asked: this flow is asked before it and answers every first message.`,
      keywords: (name: string, keywords: readonly string[]) =>
        t`“${name}” then gets nothing that contains ${listed(keywords)}: this flow is asked before it.`,
    },
    toKeepThem: t`To keep both answering, give this flow a Start node with a keyword of its own. Under Automation you can change the order.`,
    lost: {
      everything: (name: string) => t`This flow will never be asked: “${name}” is asked before it and answers every message.`,
      first_messages: (name: string) =>
        t`This flow will never be asked: “${name}” is asked before it and answers every first message.`,
      keywords: (name: string, keywords: readonly string[]) =>
        t`This flow gets nothing that contains ${listed(keywords)}: “${name}” is asked before it.`,
    },
    toBeAsked: t`Under Automation you can have this flow asked earlier, or switch the other one off.`,
    more: (count: number) => plural(count, { one: 'And 1 more.', other: `And ${count} more.` }),
    notKnown: t`Whether it takes messages from another flow is not known right now.`,
  },
  note: t`Note`,
  noteHint: t`For the list of versions: what is new?`,
  running: t`Conversations under way finish on the version they began with.`,
  saving: t`Your last changes are being saved …`,
  unsaved: t`Your last changes are not saved yet. Look at the line below the title.`,
  confirm: t`Publish`,
  busy: t`Publishing...`,
  cancel: t`Not now`,
};

function listed(keywords: readonly string[]): string {
  return keywords.map((text) => t`“${text}”`).join(', ');
}
