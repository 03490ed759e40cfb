import { locale, textsOf } from '@fanfare/shared/language';
import type { SaveState } from '../../state/slices/flowBuilder.slice.ts';

/** How the draft saves itself, and what happens when it was changed elsewhere too. */
export const savingCopy = textsOf('flow-builder/saving', {
  state: {
    empty: '',
    new: 'Kept on this device until you save it',
    unkept: 'Not saved, and this browser cannot keep it',
    unsaved: 'Unsaved changes',
    saving: 'Saving',
    saved: (time: string) => `Saved ${time}`,
    offline: 'Offline, kept on this device',
    refused: (text: string) => `Not saved: ${text}`,
    conflict: 'Changed elsewhere, kept on this device',
  } satisfies Record<SaveState, string | ((text: string) => string)>,
  /** The server's limit: more would be more than a run can be kept in bounds with. */
  tooMany: (count: number, most: number) =>
    `A flow holds at most ${most} nodes and this one has ${count.toLocaleString(locale())}. Move a part of it into a flow of its own and lead there with Go to Flow.`,
  textTooLong: (node: string, most: number) =>
    `The text of ${node} has more than ${most.toLocaleString(locale())} characters. Shorten it.`,
  refusedFallback: 'The server did not take it.',
  wouldBeLost: 'Your changes could neither be saved nor be kept in this browser.',
  nameTaken: (name: string) => ({
    title: `“${name}” already exists`,
    text: 'Another flow has this name, so nothing was saved. Your work stays on the canvas if you choose another name.',
    confirmLabel: 'Open that flow',
    cancelLabel: 'Choose another name',
  }),
  otherName: (name: string) => `“${name}” is taken. Please enter another flow name.`,
  discardForNew: {
    title: 'Discard unsaved changes?',
    text: 'A new flow begins with an empty canvas. Your unsaved changes would be lost.',
    confirmLabel: 'Discard and begin',
    cancelLabel: 'Keep editing',
  },

  conflict: {
    text: (name: string, time: string) =>
      `“${name}” was saved in another window or on another device at ${time}. Your changes are still here.`,
    compare: 'Compare',
    overwrite: 'Overwrite',
    takeTheirs: 'Take theirs',
    overwriteTitle: 'Overwrite what was saved elsewhere?',
    overwriteText: 'Your canvas becomes the draft. What was saved elsewhere is gone.',
    compareTitle: 'Your changes and theirs',
    same: 'Both are the same.',
    groups: {
      added: 'Only in yours',
      removed: 'Only in theirs',
      edited: 'Different text or settings',
      moved: 'In another place',
      connected: 'Connections only in yours',
      disconnected: 'Connections only in theirs',
    },
    theirs: 'Theirs',
    yours: 'Yours',
    takenBack: 'Theirs is on the canvas. Undo brings yours back.',
  },
});
