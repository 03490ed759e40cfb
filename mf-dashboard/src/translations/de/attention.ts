import { locale, type Translation } from '@fanfare/shared/language';
import type { attention as english } from '../../copy/attention.ts';

export const attention: Translation<typeof english> = {
  title: 'Braucht dich',
  clearTitle: 'Alles erledigt',
  clearText: 'Niemand wartet auf eine Antwort, nichts ist fehlgeschlagen, und Nachrichten kommen an.',
  lostTitle: 'Verbindung unterbrochen',
  lostText: 'Neue Nachrichten und Fehler können hier fehlen.',
  unknownTitle: 'Was im Posteingang wartet, ist gerade nicht bekannt',
  retry: 'Erneut versuchen',
  more: 'Einzelheiten',
  less: 'Weniger',
  loading: 'Es wird nachgesehen, was auf dich wartet',
  connect: { title: 'Instagram verbinden', text: 'Es ist kein Konto verbunden, also kommt nichts an.' },
  expired: { title: 'Neu verbinden', text: 'Der Zugriff auf Instagram ist abgelaufen. Beim Neuverbinden geht nichts verloren.' },
  takenOver: (username, at) => ({
    title: 'Neu verbinden',
    text: `@${username} wurde am ${at.toLocaleString(locale())} von jemand anderem bei Fanfare verbunden.`,
  }),
  ending: (days: number) => ({
    title: days === 0 ? 'Zugriff endet heute' : days === 1 ? 'Zugriff endet in 1 Tag' : `Zugriff endet in ${days} Tagen`,
    text: 'Erneuere den Zugriff auf Instagram, damit weiter gesendet wird.',
  }),
  paused: 'Instagram blockiert das Senden',
  permissions: { messages: 'Nachrichten', comments: 'Kommentare', publishing: 'Veröffentlichen' },
  notAllowed: (uses) => ({
    title: 'Berechtigungen fehlen',
    text: `Ohne sie geht das nicht: ${uses}. Verbinde neu und lass sie angekreuzt.`,
  }),
  silent: { title: 'Es kommen keine Ereignisse an', text: 'Instagram weiß nicht, dass es melden soll, was im Konto geschieht.' },
  noFlow: { title: 'Kein Flow ist aktiv', text: 'Wer schreibt, bekommt keine automatische Antwort.' },
};
