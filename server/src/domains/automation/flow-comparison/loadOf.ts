import { AUTOMATIC_SENDS_PER_MINUTE_MAX } from '@fanfare/shared/contracts';
import type { Answer } from './compareEvents.ts';
import type { PastEvent } from './PastEvent.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export function loadOf(answers: readonly { event: PastEvent; answer: Answer }[]) {
  const sends = answers.flatMap(({ event, answer }) => answer.sends.map((send) => ({ ...send, contactId: event.contact.id })));
  const hours = Map.groupBy(sends, ({ atMs }) => Math.floor(atMs / HOUR_MS));
  const [busiest] = [...hours].toSorted(([, a], [, b]) => b.length - a.length);
  const byContact = Map.groupBy(sends, ({ contactId }) => contactId);
  return {
    messages: sends.length,
    peakPerHour: busiest?.[1].length ?? 0,
    peakHour: busiest ? new Date(busiest[0] * HOUR_MS).toISOString() : null,
    tooLate: sends.filter(({ isTooLate }) => isTooLate).length,
    peopleOverMinuteLimit: [...byContact.values()].filter((own) => isOverLimit(own.map(({ atMs }) => atMs))).length,
  };
}

function isOverLimit(times: readonly number[]): boolean {
  const ordered = times.toSorted((a, b) => a - b);
  return ordered.some((at, index) => {
    const later = ordered[index + AUTOMATIC_SENDS_PER_MINUTE_MAX];
    return later !== undefined && later - at < MINUTE_MS;
  });
}
