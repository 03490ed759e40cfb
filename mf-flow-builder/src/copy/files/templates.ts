import { midSentence } from '@fanfare/shared/language';
import { t } from '@lingui/core/macro';

export const templateCopy = {
  title: t`Templates`,
  open: t`All templates`,
  list: t`Templates`,
  preview: (name: string) => t`How “${name}” goes`,
  use: t`Use this template`,
  todo: t`Make it yours`,
  audience: (audience: string) => t`For ${midSentence(audience)}`,
  parts: (count: number) => t`${count} nodes`,
  replaced: (name: string) => t`“${name}” is on the canvas. Undo brings back what was there.`,
  failed: t`The templates did not arrive`,
  failedHint: t`Look at your connection and try again.`,
  loading: t`Getting the templates …`,
  empty: {
    title: t`How shall it begin?`,
    comment: { name: t`Comment to message`, about: t`A comment under a post gets an answer and a message.` },
    questions: { name: t`Questions by keyword`, about: t`Prices, shipping, returns: answered by themselves.` },
    blank: { name: t`Blank canvas`, about: t`Drag a node here, or press one on the list.` },
  },
};
