import { test } from 'node:test';
import { type Message, message } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { groupErrors } from './groupErrors.ts';
import { normaliseMessage } from './normaliseMessage.ts';

test('messages that differ only in numbers, ids, quotes and addresses are grouped', () => {
  const alike = [
    'Run 0199a1b2-0000-7000-8000-0123456789ab failed after 3 tries at "Price".',
    'Run 0199a1b2-1111-7000-8000-0123456789ab failed after 12 tries at "Menu 2".',
  ];
  expect(new Set(alike.map(normaliseMessage))).toEqual(new Set(['Run {id} failed after {n} tries at "...".']));
  expect(normaliseMessage('See https://a.test/x?y=1 now')).toBe('See {address} now');
});

test('groups have a count, dates and a remedy', () => {
  const now = Date.UTC(2030, 0, 10, 12);
  const line = (words: Message, day: string, occurrences: number, flow_name: string | null = null) => {
    const at = new Date(`${day}T08:00:00Z`);
    return { words, flow_name, day, occurrences, first_at: at, last_at: at };
  };
  const report = groupErrors(
    [
      line(message('runs.loop-stopped', { max: 10 }), '2030-01-10', 2, 'Price'),
      line(message('errors.window_closed'), '2030-01-09', 1),
      line(message('runs.loop-stopped', { max: 12 }), '2030-01-01', 5, 'Menu'),
    ],
    now,
  );
  expect(report).toMatchObject({ totalErrors: 2, totalOccurrences: 8 });
  expect(report.daily?.filter(({ occurrences }) => occurrences > 0)).toEqual([
    { date: '2030-01-01', occurrences: 5 },
    { date: '2030-01-09', occurrences: 1 },
    { date: '2030-01-10', occurrences: 2 },
  ]);
  expect(report.errorGroups[0]).toMatchObject({
    totalOccurrences: 7,
    firstOccurrence: '2030-01-01T08:00:00.000Z',
    lastOccurrence: '2030-01-10T08:00:00.000Z',
    daily: [0, 0, 0, 0, 0, 0, 2],
    affectedFlows: ['Menu', 'Price'],
    recommendations: [{ priority: 'medium', message: expect.stringContaining('another bot') }],
  });
  expect(report.errorGroups[1]?.recommendations[0]?.message).toContain('24 hours');
});
