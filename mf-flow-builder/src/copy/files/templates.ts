import { textsOf } from '@fanfare/shared/language';

/** Texts of templates and of the empty canvas. */
export const templateCopy = textsOf('flow-builder/templates', {
  title: 'Templates',
  open: 'All templates',
  list: 'Templates',
  preview: (name: string) => `How “${name}” goes`,
  use: 'Use this template',
  todo: 'Make it yours',
  audience: (audience: string) => `For ${audience.toLowerCase()}`,
  parts: (count: number) => `${count} nodes`,
  replaced: (name: string) => `“${name}” is on the canvas. Undo brings back what was there.`,
  failed: 'The templates did not arrive',
  failedHint: 'Look at your connection and try again.',
  loading: 'Getting the templates …',
  empty: {
    title: 'How shall it begin?',
    comment: { name: 'Comment to message', about: 'A comment under a post gets an answer and a message.' },
    questions: { name: 'Questions by keyword', about: 'Prices, shipping, returns: answered by themselves.' },
    blank: { name: 'Blank canvas', about: 'Drag a node here, or press one on the list.' },
  },
});
