import { anEvent } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { deliveryMs, ofToday } from './pipeFigures.ts';

const hour = (at: string, over = {}) => ({ at, events: 4, failed: 1, replies: 2, medianMs: 600, p95Ms: 900, ...over });

test('sums the hours since midnight, and takes the reply time of the latest hour with replies', () => {
  const hours = [
    hour('2026-03-01T23:00:00.000Z', { medianMs: 800 }),
    hour('2026-03-02T00:00:00.000Z'),
    hour('2026-03-02T01:00:00.000Z', { replies: 0, medianMs: null }),
  ];
  expect(ofToday(hours, new Date('2026-03-02T01:30:00.000Z'))).toEqual({ failed: 2, replies: 2, replyMs: 600 });
  expect(ofToday([], new Date())).toEqual({ failed: 0, replies: 0, replyMs: null });
});

test('the delivery time is the median of deliveries, without tests and events recorded by Fanfare', () => {
  const at = (ms: number, over = {}) =>
    anEvent({
      timestamp: '2026-03-01T10:00:00.000Z',
      receivedAt: new Date(Date.UTC(2026, 2, 1, 10, 0, 0, ms)).toISOString(),
      ...over,
    });
  expect(deliveryMs([at(300), at(100), at(200), at(999, { isSimulated: true })])).toBe(200);
  expect(deliveryMs([])).toBeNull();
});
