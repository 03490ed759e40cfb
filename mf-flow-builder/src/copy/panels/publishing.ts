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
  note: 'Note',
  noteHint: 'For the list of versions: what is new?',
  running: 'Conversations under way finish on the version they began with.',
  saving: 'Your last changes are being saved …',
  unsaved: 'Your last changes are not saved yet. Look at the line below the title.',
  confirm: 'Publish',
  busy: 'Publishing...',
  cancel: 'Not now',
});
