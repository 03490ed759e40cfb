import {
  type ErrorReport,
  type Message,
  type MessageCode,
  type MessageValue,
  message,
  type Recommendation,
} from '@fanfare/shared/contracts';
import { renderFormerEnglish } from '../../../../infrastructure/messages/renderFormerEnglish.ts';
import { inBoth, inEnglish, type Words } from '../../../../infrastructure/messages/words.ts';
import { recommendation } from '../checks/Finding.ts';
import { ERROR_DAYS, type ErrorLine } from '../monitoring.readModel.ts';
import { normaliseMessage } from './normaliseMessage.ts';

type Group = ErrorReport['errorGroups'][number];

const DAY_MS = 24 * 60 * 60_000;
const DAYS_SHOWN = 7;

export function groupErrors(lines: readonly ErrorLine[], nowMs: number): ErrorReport {
  // 30 times 24 hours touch 31 days.
  const all = Array.from({ length: ERROR_DAYS + 1 }, (_, n) => dayOf(nowMs - (ERROR_DAYS - n) * DAY_MS));
  const days = all.slice(-DAYS_SHOWN);
  const byType = Map.groupBy(lines, ({ words }) => normaliseMessage(inEnglish(words)));
  const errorGroups = [...byType].map(([type, group]) => describeGroup(type, group, days));
  return {
    totalErrors: errorGroups.length,
    totalOccurrences: errorGroups.reduce((sum, { totalOccurrences }) => sum + totalOccurrences, 0),
    daily: all.map((date) => ({ date, occurrences: sumOf(lines.filter(({ day }) => day === date)) })),
    errorGroups,
  };
}

function describeGroup(type: string, lines: readonly ErrorLine[], days: readonly string[]): Group {
  const example = lines[0]?.words ?? type;
  const times = lines.flatMap(({ first_at, last_at }) => [first_at.getTime(), last_at.getTime()]);
  return {
    type,
    ...inBoth('example', 'exampleMessage', example),
    totalOccurrences: sumOf(lines),
    firstOccurrence: new Date(Math.min(...times)).toISOString(),
    lastOccurrence: new Date(Math.max(...times)).toISOString(),
    daily: days.map((day) => sumOf(lines.filter((line) => line.day === day))),
    affectedFlows: [...new Set(lines.flatMap(({ flow_name }) => flow_name ?? []))].sort(),
    recommendations: recommendFor(example),
  };
}

function sumOf(lines: readonly ErrorLine[]): number {
  return lines.reduce((sum, { occurrences }) => sum + occurrences, 0);
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

const remedies: readonly { priority: Recommendation['priority']; remedy: Message; codes: readonly MessageCode[] }[] = [
  {
    priority: 'high',
    remedy: message('monitoring.reconnect'),
    codes: [
      'instagram.token-dead',
      'instagram.checkpoint',
      'instagram.password-changed',
      'instagram.connection-expired',
      'instagram.app-removed',
      'instagram.messages-access-off',
    ],
  },
  { priority: 'high', remedy: message('monitoring.fix-unconfirmed-message'), codes: ['instagram.send-unconfirmed'] },
  { priority: 'medium', remedy: message('monitoring.fix-window-closed'), codes: ['errors.window_closed'] },
  { priority: 'medium', remedy: message('monitoring.fix-bot-loop'), codes: ['runs.loop-stopped'] },
  {
    priority: 'medium',
    remedy: message('monitoring.fix-rate-limit'),
    codes: ['instagram.too-many-calls', 'instagram.allowance-used', 'instagram.call-limit-reached', 'instagram.slow-down'],
  },
  { priority: 'medium', remedy: message('monitoring.connect-and-retry'), codes: ['instagram.disconnected-before-send'] },
  {
    priority: 'low',
    remedy: message('monitoring.fix-unreadable-event'),
    codes: [
      'decisions.body-invalid-json',
      'decisions.body-not-storable',
      'decisions.body-too-deep',
      'decisions.body-unknown-form',
    ],
  },
];

function recommendFor(words: Words): Recommendation[] {
  const codes = new Set(codesIn(words));
  // Version 1.0.0 stored English text only.
  const isAbout = (code: MessageCode) =>
    typeof words === 'string' ? words.includes(renderFormerEnglish({ code })) : codes.has(code);
  const known = remedies.find((remedy) => remedy.codes.some(isAbout));
  return [known ? recommendation(known.priority, known.remedy) : recommendation('low', message('monitoring.open-and-retry'))];
}

function codesIn(value: MessageValue): MessageCode[] {
  if (typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(codesIn);
  if (!('code' in value)) return [];
  return [value.code, ...Object.values(value.params ?? {}).flatMap(codesIn)];
}
