import { locale, textsOf } from '@fanfare/shared/language';

/** Texts of the replay panel. */
export const replayCopy = textsOf('flow-builder/replay', {
  intro: 'What followers really wrote is played through your draft and through what is published. Nothing is stored or sent.',
  days: 'What came in the last',
  dayOptions: { 1: '24 hours', 7: '7 days', 14: '14 days', 30: '30 days' },
  run: 'Play it through the draft',
  running: 'Playing…',
  again: 'Play again',
  notSaved: 'This flow is not saved yet',
  notSavedHint: 'Give it a name and save it: then its draft can be played.',
  unsaved: 'Changes that are not saved yet are not part of this.',
  failed: 'It could not be played',
  nothing: 'Nobody wrote in this time',
  nothingHint: 'Choose a longer time, or try the flow yourself in the panel Test.',
  same: 'Everybody would get the same answers as today.',
  sentence: (events: number, people: number) =>
    `${events === 1 ? '1 message or comment' : `${events.toLocaleString(locale())} messages and comments`} played: ${
      people === 1 ? '1 person' : `${people.toLocaleString(locale())} people`
    } would get something else.`,
  incomplete: (events: number) => `Only the latest ${events.toLocaleString(locale())} were played.`,
  changes: {
    stolen: 'Taken from another automation',
    newly_answered: 'Answered, until now not',
    dropped: 'No longer answered',
    different: 'Answered differently',
  },
  load: 'What would be sent',
  columns: { what: 'Figure', published: 'Today', draft: 'Draft' },
  rows: {
    messages: 'Messages',
    peakPerHour: 'In the busiest hour',
    tooLate: 'After the 24-hour window',
    peopleOverMinuteLimit: 'People who get too much within a minute',
  },
  overLimit: (limit: number) => `Instagram accepts ${limit.toLocaleString(locale())} messages an hour. What is more would wait.`,
  tooLate: (count: number) =>
    count === 1
      ? '1 message would come after the 24-hour window and not arrive.'
      : `${count.toLocaleString(locale())} messages would come after the 24-hour window and not arrive.`,
  items: 'Who would get something else',
  somebody: 'Somebody',
  today: 'Today',
  draft: 'Draft',
  noAnswer: 'No answer',
  by: (name: string) => `by ${name}`,
  late: 'too late',
  more: 'Show more',
  loadingMore: 'Loading…',
});
