import { midSentence } from '@fanfare/shared/language';
import { t } from '@lingui/core/macro';

export const templateCopy = {
  title: t`Templates`,
  open: t`All templates`,
  list: t`Templates`,
  preview: (name: string) => t`Preview of “${name}”`,
  use: t`Use template`,
  todo: t`Customize the template`,
  audience: (audience: string) => t`For ${midSentence(audience)}`,
  parts: (count: number) => t`${count} nodes`,
  replaced: (name: string) => t`“${name}” is on the canvas. Undo to restore the previous flow.`,
  failed: t`Could not load templates`,
  failedHint: t`Check your connection and try again.`,
  loading: t`Loading templates…`,
  empty: {
    title: t`Choose a starting point`,
    comment: { name: t`Comment to message`, about: t`Reply to a comment on a post and send a message.` },
    questions: { name: t`Keyword replies`, about: t`Answer questions about prices, shipping and returns automatically.` },
    blank: { name: t`Blank canvas`, about: t`Drag a node here, or click one in the list.` },
  },
};
