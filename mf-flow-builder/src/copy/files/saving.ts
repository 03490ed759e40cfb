import { countText } from '@fanfare/shared/domain';
import { t } from '@lingui/core/macro';
import type { SaveState } from '../../state/slices/flowBuilder.slice.ts';

export const savingCopy = {
  state: {
    empty: '',
    new: t`Saved on this device only`,
    unstored: t`Not saved. Your browser cannot store changes.`,
    unsaved: t`Unsaved changes`,
    saving: t`Saving...`,
    saved: (time: string) => t`Saved ${time}`,
    offline: t`Offline. Saved on this device.`,
    refused: (text: string) => t`Not saved: ${text}`,
    conflict: t`Changed elsewhere. Saved on this device.`,
  } satisfies Record<SaveState, string | ((text: string) => string)>,
  /** The server's limit, which bounds the cost of a run. */
  tooMany: (count: number, most: number) =>
    t`A flow can have up to ${most} nodes; this flow has ${countText(count)}. Move some nodes to a separate flow and connect it with Go to Flow.`,
  textTooLong: (node: string, most: number) => t`The text in ${node} is longer than ${countText(most)} characters. Shorten it.`,
  refusedFallback: t`The server rejected the change.`,
  wouldBeLost: t`Could not save your changes to the server or to this browser.`,
  nameTaken: (name: string) => ({
    title: t`“${name}” already exists`,
    text: t`Another flow has this name, so your changes are not saved. Choose another name to save them.`,
    confirmLabel: t`Open that flow`,
    cancelLabel: t`Choose another name`,
  }),
  otherName: (name: string) => t`The name “${name}” is taken. Enter another flow name.`,
  discardForNew: {
    title: t`Discard unsaved changes?`,
    text: t`A new flow starts with an empty canvas. Your unsaved changes will be lost.`,
    confirmLabel: t`Discard and create`,
    cancelLabel: t`Keep editing`,
  },

  conflict: {
    text: (name: string, time: string) =>
      t`“${name}” was saved in another tab or on another device at ${time}. Your changes are not lost.`,
    compare: t`Compare`,
    overwrite: t`Overwrite`,
    takeTheirs: t`Use saved version`,
    overwriteTitle: t`Overwrite the saved version?`,
    overwriteText: t`Your version becomes the draft and replaces the saved version.`,
    compareTitle: t`Your version vs. saved version`,
    same: t`The versions are identical.`,
    groups: {
      added: t`Only in your version`,
      removed: t`Only in the saved version`,
      edited: t`Different text or settings`,
      moved: t`Different position`,
      connected: t`Connections only in your version`,
      disconnected: t`Connections only in the saved version`,
    },
    theirs: t`Saved version`,
    yours: t`Your version`,
    takenBack: t`The saved version is on the canvas. Undo to restore yours.`,
  },
};
