import { test } from 'node:test';
import { expect } from 'expect';
import { createLagMeter, parseLsn } from './createLagMeter.ts';

test('a replica that has replayed everything lags by the time since the last measurement', () => {
  const meter = createLagMeter();
  expect(meter.lagMs(0)).toBeNull();
  meter.record(100n, 100n, 1_000);
  expect(meter.lagMs(1_000)).toBe(0);
  expect(meter.lagMs(3_500)).toBe(2_500);
  meter.record(100n, 100n, 9_000);
  expect(meter.lagMs(9_000)).toBe(0);
});

test('a replica that stopped lags since the last position that it replayed', () => {
  const meter = createLagMeter();
  meter.record(100n, 100n, 1_000);
  meter.record(200n, 150n, 2_000);
  meter.record(300n, 150n, 3_000);
  expect(meter.lagMs(3_000)).toBe(2_000);
  meter.record(400n, 250n, 4_000);
  expect(meter.lagMs(4_000)).toBe(2_000);
  meter.record(400n, 400n, 5_000);
  expect(meter.lagMs(5_000)).toBe(0);
});

test('a replica that was never current has no known lag', () => {
  const meter = createLagMeter();
  meter.record(100n, 50n, 1_000);
  expect(meter.lagMs(1_000)).toBeNull();
});

test('parses positions of the write-ahead log', () => {
  expect(parseLsn('16/B374D848')).toBe(0x16_b374_d848n);
  expect(parseLsn('0/0')).toBe(0n);
});
