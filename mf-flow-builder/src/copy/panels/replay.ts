import { countText } from '@fanfare/shared/domain';
import { plural, t } from '@lingui/core/macro';

export const replayCopy = {
  intro: t`Run past messages from followers through your draft and the published version. The replay does not store or send messages.`,
  days: t`Messages from the last`,
  dayOptions: {
    1: t({ message: '24 hours', context: 'replay period' }),
    7: t({ message: '7 days', context: 'replay period' }),
    14: t`14 days`,
    30: t({ message: '30 days', context: 'replay period' }),
  },
  run: t`Start replay`,
  running: t`Replaying…`,
  again: t`Run again`,
  notSaved: t`Save this flow first`,
  notSavedHint: t`Name and save the flow to replay its draft.`,
  unsaved: t`Unsaved changes are not included.`,
  failed: t`Could not run the replay`,
  nothing: t`No messages in this period`,
  nothingHint: t`Choose a longer period, or test the flow in the Test panel.`,
  same: t`All replies stay the same.`,
  sentence: (events: number, people: number) =>
    t`Replayed ${plural(events, { one: '1 message or comment', other: `${countText(events)} messages and comments` })}: the result changes for ${plural(people, { one: '1 contact', other: `${countText(people)} contacts` })}.`,
  incomplete: (events: number) => t`Only the latest ${countText(events)} were replayed.`,
  changes: {
    stolen: t`Matched instead of another automation`,
    newly_answered: t`New reply`,
    dropped: t`No reply anymore`,
    different: t`Different reply`,
  },
  load: t`Messages that would be sent`,
  columns: { what: t`Metric`, published: t`Current`, draft: t`Draft` },
  rows: {
    messages: t`Messages`,
    peakPerHour: t`Peak hour`,
    tooLate: t`After the 24-hour window`,
    peopleOverMinuteLimit: t`Contacts with too many messages per minute`,
  },
  overLimit: (limit: number) => t`Instagram accepts ${countText(limit)} messages per hour. Additional messages would be queued.`,
  tooLate: (count: number) =>
    plural(count, {
      one: '1 message would be sent after the 24-hour window and rejected.',
      other: `${countText(count)} messages would be sent after the 24-hour window and rejected.`,
    }),
  items: t`Affected contacts`,
  unnamed: t`Instagram user`,
  today: t`Current`,
  draft: t`Draft`,
  noAnswer: t`No reply`,
  by: (name: string) => t`by ${name}`,
  late: t`too late`,
  more: t`Show more`,
  loadingMore: t`Loading…`,
};
