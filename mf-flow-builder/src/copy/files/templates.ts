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
    offers: {
      'link-by-comment': { name: t`Comment to message`, about: t`Reply to a comment on a post and send a message.` },
      questions: { name: t`Keyword replies`, about: t`Answer questions about prices, shipping and returns automatically.` },
      welcome: { name: t`Welcome`, about: t`Greet new contacts and ask what they need.` },
      'order-status': { name: t`Where is my order?`, about: t`Ask for the order number and look it up in your shop.` },
      appointment: { name: t`Appointment`, about: t`Collect what the front desk needs to call back.` },
      'table-booking': { name: t`Table booking`, about: t`Ask for guests, day and phone number.` },
      'event-sign-up': { name: t`Event sign-up`, about: t`Collect email addresses and remind guests the next day.` },
      giveaway: { name: t`Giveaway`, about: t`Tag everyone who replies to your story.` },
    },
    blank: t`Blank canvas`,
  },
};
