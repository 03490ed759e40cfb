import { t } from '@lingui/core/macro';

export const captureCopy = {
  capturing: t`Recording your actions`,
  explained: t`Reproduce the problem. Names, addresses and messages are anonymized before the recording is saved.`,
  save: t`Stop and save`,
  saving: t`Saving…`,
  discard: t`Discard`,
  saved: {
    title: t`Recording saved`,
    text: t`The file is on your device and was not sent anywhere. Open it in the lab: pnpm lab <remote> --capture <file>.`,
  },
  failed: { title: t`Could not save the recording`, text: t`No data left your browser. Please try again.` },
};
