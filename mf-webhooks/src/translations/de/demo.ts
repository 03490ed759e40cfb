import type { Translation } from '@fanfare/shared/language';
import type { demoCopy as english } from '../../copy/demo.ts';

export const demoCopy: Translation<typeof english> = {
  title: 'Demo-Benachrichtigungen',
  badge: 'Demo',
  text: 'Erfundene Ereignisse, in diesem Browser entstanden und nirgends gespeichert: So sieht ein lebhaftes Konto aus. Deine echten Ereignisse findest du in der Übersicht.',
  how: 'Alle 10 Sekunden erscheint mit einer Wahrscheinlichkeit von 30 % eine neue. Höchstens 50 bleiben stehen.',
  running: 'Demo läuft',
  now: 'Jetzt eine erfinden',
  markAll: 'Alle als gelesen markieren',
  clear: 'Leeren',
  filter: 'Anzeigen',
  filters: { all: 'Alle', unread: 'Ungelesen' },
  label: 'Demo-Benachrichtigungen, neueste zuerst',
  empty: 'Noch keine Demo-Benachrichtigungen',
  emptyText: 'Warte einen Moment oder erfinde eine.',
  noneUnread: 'Alles gelesen',
  unread: 'Ungelesen',
  markRead: 'Als gelesen markieren',
  users: ['ana.lima', 'jonas.k', 'mei.tan', 'sofia.r', 'noah.b', 'lea.w'],
  texts: {
    comments: ['Wie schön!', 'Was kostet das?', 'Liefert ihr auch ins Ausland?'],
    mentions: ['Schaut mal, was ich hier gefunden habe', 'Das müsst ihr gesehen haben'],
    live_comments: ['Grüße in den Livestream!', 'Toller Stream'],
    message_reactions: ['❤️', '😂', '🔥'],
    messages: ['Hallo, habt ihr heute offen?', 'Wie ist der Preis?', 'Danke schön!'],
  },
};
