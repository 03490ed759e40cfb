import { textsOf } from '@fanfare/shared/language';

/** Texts of a capture. */
export const captureCopy = textsOf('shell/capture', {
  capturing: 'Capturing what happens here',
  explained: 'Do what goes wrong. Names, addresses and messages are replaced before anything is saved.',
  save: 'Stop and save',
  saving: 'Saving…',
  discard: 'Discard',
  saved: {
    title: 'The capture is saved',
    text: 'It is on your device and was sent to nobody. The lab opens it: pnpm lab <remote> --capture <file>.',
  },
  failed: { title: 'The capture could not be saved', text: 'Nothing left your browser. Please try again.' },
});
