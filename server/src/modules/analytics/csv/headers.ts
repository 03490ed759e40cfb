import type { Language } from '@fanfare/shared/contracts';

interface Headers {
  messages: readonly string[];
  keywords: readonly string[];
  metrics: readonly string[];
  flows: readonly string[];
}

/** What stands above the columns. What is in them is the same in every language. */
export const headers: Readonly<Record<Language, Headers>> = {
  en: {
    messages: ['date', 'messages', 'inbound', 'outbound', 'conversations'],
    keywords: ['keyword', 'messages', 'sentiment (estimate)'],
    metrics: ['metric', 'value', 'unit', 'change in percent', 'sample'],
    flows: ['flow', 'started', 'answered', 'finished', 'waiting', 'failed', 'paused'],
  },
  de: {
    messages: ['Datum', 'Nachrichten', 'eingehend', 'ausgehend', 'Gespräche'],
    keywords: ['Stichwort', 'Nachrichten', 'Stimmung (geschätzt)'],
    metrics: ['Kennzahl', 'Wert', 'Einheit', 'Veränderung in Prozent', 'Stichprobe'],
    flows: ['Flow', 'begonnen', 'beantwortet', 'beendet', 'wartend', 'fehlgeschlagen', 'angehalten'],
  },
};
