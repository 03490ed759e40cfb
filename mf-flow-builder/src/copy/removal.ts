import { textsOf } from '@fanfare/shared/language';

export const removalCopy = textsOf('flow-builder/removal', {
  waiting: (people: number) => ({
    title: people === 1 ? '1 person waits here' : `${people} people wait here`,
    text: 'They go on by the version in which they began. In the draft the place where they wait will be gone.',
    confirmLabel: 'Delete anyway',
    cancelLabel: 'Keep it',
  }),
});
