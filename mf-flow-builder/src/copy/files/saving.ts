import { locale } from '@fanfare/shared/language';
import { t } from '@lingui/core/macro';
import type { SaveState } from '../../state/slices/flowBuilder.slice.ts';

export const savingCopy = {
  state: {
    empty: '',
    new: t`Kept on this device until you save it`,
    unstored: t`Not saved, and this browser cannot keep it`,
    unsaved: t`Unsaved changes`,
    saving: t`Saving`,
    saved: (time: string) => t`Saved ${time}`,
    offline: t`Offline, kept on this device`,
    refused: (text: string) => t`Not saved: ${text}`,
    conflict: t`Changed elsewhere, kept on this device`,
  } satisfies Record<SaveState, string | ((text: string) => string)>,
  /** The server's limit, which bounds the cost of a run. */
  tooMany: (count: number, most: number) =>
    t`A flow holds at most ${most} nodes and this one has ${count.toLocaleString(locale())}. Move a part of it into a flow of its own and lead there with Go to Flow.`,
  textTooLong: (node: string, most: number) =>
    t`The text of ${node} has more than ${most.toLocaleString(locale())} characters. Shorten it.`,
  refusedFallback: t`The server did not take it.`,
  wouldBeLost: t`Your changes could neither be saved nor be kept in this browser.`,
  nameTaken: (name: string) => ({
    title: t`“${name}” already exists`,
    text: t`Another flow has this name, so nothing was saved. Your work stays on the canvas if you choose another name.`,
    confirmLabel: t`Open that flow`,
    cancelLabel: t`Choose another name`,
  }),
  otherName: (name: string) => t`“${name}” is taken. Please enter another flow name.`,
  discardForNew: {
    title: t`Discard unsaved changes?`,
    text: t`A new flow begins with an empty canvas. Your unsaved changes would be lost.`,
    confirmLabel: t`Discard and begin`,
    cancelLabel: t`Keep editing`,
  },

  conflict: {
    text: (name: string, time: string) =>
      t`“${name}” was saved in another window or on another device at ${time}. Your changes are still here.`,
    compare: t`Compare`,
    overwrite: t`Overwrite`,
    takeTheirs: t`Take theirs`,
    overwriteTitle: t`Overwrite what was saved elsewhere?`,
    overwriteText: t`Your canvas becomes the draft. What was saved elsewhere is gone.`,
    compareTitle: t`Your changes and theirs`,
    same: t`Both are the same.`,
    groups: {
      added: t`Only in yours`,
      removed: t`Only in theirs`,
      edited: t`Different text or settings`,
      moved: t`In another place`,
      connected: t`Connections only in yours`,
      disconnected: t`Connections only in theirs`,
    },
    theirs: t`Theirs`,
    yours: t`Yours`,
    takenBack: t`Theirs is on the canvas. Undo brings yours back.`,
  },
};
