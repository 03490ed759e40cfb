import { textsOf } from '@fanfare/shared/language';

/** Texts of the window in which a flow is published. */
export const publishingCopy = textsOf('flow-builder/publishing', {
  title: (name: string) => `Publish “${name}”`,
  first: (nodes: number) => `This is the first version, with ${nodes} ${nodes === 1 ? 'node' : 'nodes'}.`,
  changes: (version: number) => `Since version ${version}`,
  comparing: 'Comparing with what is published …',
  notCompared: 'What is published could not be loaded, so it cannot be compared.',
  same: 'Nothing has changed since.',
  issues: 'What to look at',
  blocked: 'Errors keep it from being published. The panel Issues leads to each of them.',
  /** Who is asked before whom, once it is published. */
  turn: {
    taken: {
      everything: (name: string) => `“${name}” is then never asked: this flow is asked before it and answers every message.`,
      first_messages: (name: string) =>
        `“${name}” is then never asked: this flow is asked before it and answers every first message.`,
      keywords: (name: string, keywords: readonly string[]) =>
        `“${name}” then gets nothing that contains ${listed(keywords)}: this flow is asked before it.`,
    },
    toKeepThem:
      'To keep both answering, give this flow a Start node with a keyword of its own. Under Automation you can change the order.',
    lost: {
      everything: (name: string) => `This flow will never be asked: “${name}” is asked before it and answers every message.`,
      first_messages: (name: string) =>
        `This flow will never be asked: “${name}” is asked before it and answers every first message.`,
      keywords: (name: string, keywords: readonly string[]) =>
        `This flow gets nothing that contains ${listed(keywords)}: “${name}” is asked before it.`,
    },
    toBeAsked: 'Under Automation you can have this flow asked earlier, or switch the other one off.',
    more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
    notKnown: 'Whether it takes messages from another flow is not known right now.',
  },
  note: 'Note',
  noteHint: 'For the list of versions: what is new?',
  running: 'Conversations under way finish on the version they began with.',
  saving: 'Your last changes are being saved …',
  unsaved: 'Your last changes are not saved yet. Look at the line below the title.',
  confirm: 'Publish',
  busy: 'Publishing...',
  cancel: 'Not now',
});

function listed(keywords: readonly string[]): string {
  return keywords.map((keyword) => `“${keyword}”`).join(', ');
}
