import type { Translation } from '@fanfare/shared/language';
import type { sectionsCopy as english } from '../../copy/sections.ts';

export const sectionsCopy: Translation<typeof english> = {
  dashboard: {
    legend: 'Was du von den Webhooks sehen willst',
    names: { overview: 'Überblick', subscriptions: 'Abonnements', events: 'Ereignisse' },
  },
  testing: {
    legend: 'Was du testen willst',
    names: { create: 'Neu', suites: 'Testreihen', results: 'Ergebnisse', simulate: 'Simulieren' },
  },
  monitoring: {
    legend: 'Was du überwachen willst',
    names: { overview: 'Überblick', health: 'Zustand', performance: 'Leistung', errors: 'Fehler' },
  },
  refresh: {
    auto: 'Alle 30 s aktualisieren',
    left: (seconds) => `in ${seconds} s`,
    now: 'Aktualisieren',
  },
};
