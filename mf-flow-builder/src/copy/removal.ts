import { plural, t } from '@lingui/core/macro';

export const removalCopy = {
  waiting: (people: number) => ({
    title: plural(people, { one: '1 person waits here', other: `${people} people wait here` }),
    text: t`They go on by the version in which they began. In the draft the place where they wait will be gone.`,
    confirmLabel: t`Delete anyway`,
    cancelLabel: t`Keep it`,
  }),
};
