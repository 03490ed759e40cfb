import { plural, t } from '@lingui/core/macro';

export const removalCopy = {
  waiting: (people: number) => ({
    title: plural(people, { one: '1 contact is waiting at this node', other: `${people} contacts are waiting at this node` }),
    text: t`They continue on the version they started with. This only removes the node from the draft.`,
    confirmLabel: t`Delete anyway`,
    cancelLabel: t`Keep node`,
  }),
};
