import { locale } from '@fanfare/shared/language';
import { plural, t } from '@lingui/core/macro';

export const replayCopy = {
  intro: t`What followers really wrote is played through your draft and through what is published. Nothing is stored or sent.`,
  days: t`What came in the last`,
  dayOptions: {
    1: t({ message: '24 hours', context: 'replay period' }),
    7: t({ message: '7 days', context: 'replay period' }),
    14: t`14 days`,
    30: t({ message: '30 days', context: 'replay period' }),
  },
  run: t`Play it through the draft`,
  running: t`Playing…`,
  again: t`Play again`,
  notSaved: t`This flow is not saved yet`,
  notSavedHint: t`Give it a name and save it: then its draft can be played.`,
  unsaved: t`Changes that are not saved yet are not part of this.`,
  failed: t`It could not be played`,
  nothing: t`Nobody wrote in this time`,
  nothingHint: t`Choose a longer time, or try the flow yourself in the panel Test.`,
  same: t`Everybody would get the same answers as today.`,
  sentence: (events: number, people: number) =>
    t`${plural(events, { one: '1 message or comment', other: `${events.toLocaleString(locale())} messages and comments` })} played: ${plural(people, { one: '1 person', other: `${people.toLocaleString(locale())} people` })} would get something else.`,
  incomplete: (events: number) => t`Only the latest ${events.toLocaleString(locale())} were played.`,
  changes: {
    stolen: t`Taken from another automation`,
    newly_answered: t`Answered, until now not`,
    dropped: t`No longer answered`,
    different: t`Answered differently`,
  },
  load: t`What would be sent`,
  columns: { what: t`Figure`, published: t`Today`, draft: t`Draft` },
  rows: {
    messages: t`Messages`,
    peakPerHour: t`In the busiest hour`,
    tooLate: t`After the 24-hour window`,
    peopleOverMinuteLimit: t`People who get too much within a minute`,
  },
  overLimit: (limit: number) => t`Instagram accepts ${limit.toLocaleString(locale())} messages an hour. What is more would wait.`,
  tooLate: (count: number) =>
    plural(count, {
      one: '1 message would come after the 24-hour window and not arrive.',
      other: `${count.toLocaleString(locale())} messages would come after the 24-hour window and not arrive.`,
    }),
  items: t`Who would get something else`,
  somebody: t`Somebody`,
  today: t`Today`,
  draft: t`Draft`,
  noAnswer: t`No answer`,
  by: (name: string) => t`by ${name}`,
  late: t`too late`,
  more: t`Show more`,
  loadingMore: t`Loading…`,
};
