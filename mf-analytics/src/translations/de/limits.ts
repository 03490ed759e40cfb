import type { Translation } from '@fanfare/shared/language';
import type { copy as english } from '../../copy/limits.ts';

export const limits: Translation<typeof english> = {
  title: 'Limits',
  loading: 'Deine Limits werden geladen',
  failed: 'Deine Limits konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  groups: { stored: 'Speicher', rates: 'Ratenbegrenzung' },
  names: {
    flows: 'Flows',
    flowMegabytes: 'Speicherplatz für Flows',
    versionsPerFlow: 'Versionen pro Flow',
    automations: 'Automatisierungen',
    callsAtOnce: 'Gleichzeitige Anfragen',
    callsPerMinute: 'Anfragen pro Minute',
    databaseSecondsPerMinute: 'Datenbankzeit pro Minute',
    flowRequestsPerMinute: 'Web-Anfragen pro Minute',
  },
  about: {
    flows: 'Entwürfe und veröffentlichte Flows.',
    flowMegabytes:
      'Flows mit allen Versionen. Versionen, die in einem Durchlauf verwendet wurden, zählen auch nach dem Löschen des Flows.',
    versionsPerFlow: 'Ältere Versionen werden automatisch gelöscht, wenn kein Durchlauf und keine Automatisierung sie verwendet.',
    automations: 'Aktive und pausierte Automatisierungen.',
    callsAtOnce: 'Anfragen, die der Server gerade für dich bearbeitet. Weitere Anfragen warten.',
    callsPerMinute: 'Anfragen deines Browsers und deiner API-Clients in der laufenden Minute.',
    databaseSecondsPerMinute: 'Zeit, in der deine Anfragen in der laufenden Minute die Datenbank genutzt haben.',
    flowRequestsPerMinute: 'Anfragen, die deine Flows in der letzten Minute an andere Dienste gesendet haben.',
  },
  used: (used, allowed) => `${used} von ${allowed}`,
  upTo: (allowed) => `Bis zu ${allowed}`,
  megabytes: (amount) => `${amount} MB`,
  seconds: (amount) => `${amount} s`,
  percent: (percent) => `${percent} % genutzt`,
  full: 'Limit erreicht',
  advice: {
    flows: 'Lösche Flows, die du nicht mehr brauchst.',
    flowMegabytes: 'Lösche Flows, die du nicht mehr brauchst, oder verkleinere große Flows.',
    automations: 'Lösche Automatisierungen, die du nicht mehr brauchst.',
    callsAtOnce: 'Schließe andere Tabs oder sende mit deinen API-Clients weniger Anfragen gleichzeitig.',
    callsPerMinute:
      'Ist das Limit erreicht, scheitern Anfragen bis zur nächsten Minute. Schließe andere Tabs oder bremse deine API-Clients.',
    databaseSecondsPerMinute:
      'Ist das Limit erreicht, scheitern Anfragen bis zur nächsten Minute. Wähle kürzere Zeiträume und suche seltener.',
    flowRequestsPerMinute: 'Ist das Limit erreicht, warten weitere Anfragen, bis frühere eine Minute alt sind.',
  },
  raise: (setting) => `Wenn du mehr brauchst, bitte den Administrator dieser Installation, ${setting} zu erhöhen.`,
};
