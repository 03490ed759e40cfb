import type { Translation } from '@fanfare/shared/language';
import type { captureCopy as english } from '../../capture/captureCopy.ts';

export const capture: Translation<typeof english> = {
  capturing: 'Es wird aufgezeichnet, was hier passiert',
  explained: 'Tu das, was schiefgeht. Namen, Adressen und Nachrichten werden ersetzt, bevor etwas gespeichert wird.',
  save: 'Beenden und speichern',
  saving: 'Wird gespeichert …',
  discard: 'Verwerfen',
  saved: {
    title: 'Die Aufzeichnung ist gespeichert',
    text: 'Sie liegt auf deinem Gerät und wurde niemandem geschickt. Das Labor öffnet sie: pnpm lab <remote> --capture <file>.',
  },
  failed: {
    title: 'Die Aufzeichnung konnte nicht gespeichert werden',
    text: 'Nichts hat deinen Browser verlassen. Bitte versuche es noch einmal.',
  },
};
