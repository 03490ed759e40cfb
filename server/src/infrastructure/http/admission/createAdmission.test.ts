import { test } from 'node:test';
import { expect } from 'expect';
import { createAdmission } from './createAdmission.ts';

const limits = { callsAtOnce: 2, callsWaiting: 2, waitMs: 60_000, callsPerMinute: 100, databaseSecondsPerMinute: 10 };
const clock = { now: 1_000, nowMs: () => clock.now };

test('S31: a tenant runs a limited number of concurrent calls, further calls queue in order, then get 429; other tenants do not wait', async () => {
  const admission = createAdmission(limits, clock);
  const first = await admission.enter('a');
  const second = await admission.enter('a');
  const order: string[] = [];
  const waiting = ['third', 'fourth'].map(async (name) => {
    const leave = await admission.enter('a');
    order.push(name);
    leave();
  });
  await expect(admission.enter('a')).rejects.toMatchObject({ code: 'too_many_requests', status: 429, retryAfterMs: 1_000 });
  (await admission.enter('b'))();
  expect(order).toEqual([]);
  first();
  first();
  await Promise.all(waiting);
  expect(order).toEqual(['third', 'fourth']);
  expect(admission.usage('a').callsAtOnce).toBe(1);
  second();
  expect(admission.usage('a').callsAtOnce).toBe(0);
});

test('S31: a call that waited too long is refused and takes no slot', async () => {
  const admission = createAdmission({ ...limits, callsAtOnce: 1, waitMs: 5 }, clock);
  const leave = await admission.enter('a');
  await expect(admission.enter('a')).rejects.toMatchObject({ code: 'too_many_requests' });
  leave();
  expect(admission.usage('a').callsAtOnce).toBe(0);
  (await admission.enter('a'))();
});

test('S31: calls and database time are counted per minute, and the response has the time to retry', async () => {
  const admission = createAdmission({ ...limits, callsPerMinute: 3 }, clock);
  for (let n = 0; n < 3; n += 1) (await admission.enter('a'))();
  clock.now += 20_000;
  await expect(admission.enter('a')).rejects.toMatchObject({ code: 'too_many_requests', retryAfterMs: 40_000 });
  admission.spend('b', 9_999);
  (await admission.enter('b'))();
  admission.spend('b', 1);
  await expect(admission.enter('b')).rejects.toMatchObject({ code: 'too_many_requests', retryAfterMs: 60_000 });
  clock.now += 60_000;
  for (const tenant of ['a', 'b']) (await admission.enter(tenant))();
});

test('S31: a tenant with heavy calls runs fewer of them at once until the minute is over', async () => {
  const admission = createAdmission({ ...limits, callsAtOnce: 4 }, clock);
  const leaveAll = await Promise.all(Array.from({ length: 4 }, () => admission.enter('a')));
  admission.spend('a', 5_000);
  let entered = 0;
  const waiting = [1, 2].map(async () => {
    const leave = await admission.enter('a');
    entered += 1;
    return leave;
  });
  for (const leave of leaveAll.slice(0, 3)) leave();
  await Promise.resolve();
  expect({ entered, ...admission.usage('a') }).toMatchObject({ entered: 0, callsAtOnce: 1 });
  leaveAll[3]?.();
  const leave = await waiting[0];
  expect(admission.usage('a').callsAtOnce).toBe(1);
  clock.now += 60_000;
  const next = await admission.enter('a');
  await waiting[1];
  expect({ entered, ...admission.usage('a') }).toMatchObject({ entered: 2, callsAtOnce: 3 });
  for (const end of [leave, next]) end?.();
});
