import { type ErrorReport, type Recommendation, sentence } from '@fanfare/shared/contracts';
import type { ErrorLine } from '../monitoring.readModel.ts';
import { normaliseMessage } from './normaliseMessage.ts';

type Group = ErrorReport['errorGroups'][number];

const DAY_MS = 24 * 60 * 60_000;
const DAYS_SHOWN = 7;

/** Groups failures whose messages are alike, the group with the latest one first. Lines come with the latest first. */
export function groupErrors(lines: readonly ErrorLine[], nowMs: number): ErrorReport {
  const days = Array.from({ length: DAYS_SHOWN }, (_, n) => dayOf(nowMs - (DAYS_SHOWN - 1 - n) * DAY_MS));
  const byType = Map.groupBy(lines, ({ message }) => normaliseMessage(message));
  const errorGroups = [...byType].map(([type, group]) => describeGroup(type, group, days));
  return {
    totalErrors: errorGroups.length,
    totalOccurrences: errorGroups.reduce((sum, { totalOccurrences }) => sum + totalOccurrences, 0),
    errorGroups,
  };
}

function describeGroup(type: string, lines: readonly ErrorLine[], days: readonly string[]): Group {
  const sum = (some: readonly ErrorLine[]) => some.reduce((all, { occurrences }) => all + occurrences, 0);
  const example = lines[0]?.message ?? type;
  const times = lines.flatMap(({ first_at, last_at }) => [first_at.getTime(), last_at.getTime()]);
  return {
    type,
    example,
    totalOccurrences: sum(lines),
    firstOccurrence: new Date(Math.min(...times)).toISOString(),
    lastOccurrence: new Date(Math.max(...times)).toISOString(),
    daily: days.map((day) => sum(lines.filter((line) => line.day === day))),
    affectedFlows: [...new Set(lines.flatMap(({ flow_name }) => flow_name ?? []))].sort(),
    recommendations: recommendFor(example),
  };
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** What helps against known kinds of failures; looked for in this order. */
const remedies: readonly (Recommendation & { pattern: RegExp })[] = [
  {
    pattern: /token|access|expired|connect(ed)? again|session/i,
    priority: 'high',
    message: sentence('monitoring.reconnect'),
  },
  {
    pattern: /not confirm/i,
    priority: 'high',
    message: sentence('monitoring.fix-unconfirmed-message'),
  },
  {
    pattern: /24-hour window/i,
    priority: 'medium',
    message: sentence('monitoring.fix-window-closed'),
  },
  {
    pattern: /automatic messages to one person/i,
    priority: 'medium',
    message: sentence('monitoring.fix-bot-loop'),
  },
  {
    pattern: /limit|too many|rate/i,
    priority: 'medium',
    message: sentence('monitoring.fix-rate-limit'),
  },
  {
    pattern: /disconnected/i,
    priority: 'medium',
    message: sentence('monitoring.connect-and-retry'),
  },
  {
    pattern: /webhook body/i,
    priority: 'low',
    message: sentence('monitoring.fix-unreadable-event'),
  },
];

function recommendFor(message: string): Recommendation[] {
  const known = remedies.find(({ pattern }) => pattern.test(message));
  if (known) return [{ priority: known.priority, message: known.message }];
  return [{ priority: 'low', message: sentence('monitoring.open-and-retry') }];
}
