import { t } from '@lingui/core/macro';

/** Texts of a capture. */
export const captureCopy = {
  capturing: t`Capturing what happens here`,
  explained: t`Do what goes wrong. Names, addresses and messages are replaced before anything is saved.`,
  save: t`Stop and save`,
  saving: t`Saving…`,
  discard: t`Discard`,
  saved: {
    title: t`The capture is saved`,
    text: t`It is on your device and was sent to nobody. The lab opens it: pnpm lab <remote> --capture <file>.`,
  },
  failed: { title: t`The capture could not be saved`, text: t`Nothing left your browser. Please try again.` },
};
