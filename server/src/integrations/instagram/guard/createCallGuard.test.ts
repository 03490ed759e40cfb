import { beforeEach, test } from 'node:test';
import { message } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { GraphError } from '../errors/GraphError.ts';
import { createCallGuard } from './createCallGuard.ts';
import { instagramLimits } from './instagramLimits.ts';
import { readUsage, type Usage } from './readUsage.ts';

let now = 0;
const guard = () => createCallGuard({ limits: instagramLimits(100), nowMs: () => now, wait: async (ms) => (now += ms) });
beforeEach(() => {
  now = 1_000;
});

const ok = async () => 'ok';
const fail = (failure: 'uncertain' | 'temporary' | 'certain') => async () => {
  throw new GraphError(failure, message('instagram.unreachable'));
};
const refusalOf = async (call: Promise<unknown>): Promise<GraphError> => {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof GraphError)) throw new Error('The call was let through.');
  return outcome;
};
const using = (usage: Usage) => async (onUsage: (usage: Usage) => void) => onUsage(usage);

test('F9: an account sends at most 100 texts a second; another one is not affected', async () => {
  const { run } = guard();
  let sent = 0;
  for (; now < 2_000; sent += 1) await run('a', 'send', ok);
  expect(sent).toBeGreaterThan(90);
  expect(sent).toBeLessThanOrEqual(101);
  const at = now;
  await run('b', 'send', ok);
  expect(now).toBe(at);
});

test('F9: private replies stay below 750 an hour, conversations at 2 a second', async () => {
  const { run } = guard();
  let replies = 0;
  for (; now < 3_601_000; now += 1_000)
    replies += await run('a', 'private_reply', ok).then(
      () => 1,
      () => 0,
    );
  expect(replies).toBeGreaterThan(700);
  expect(replies).toBeLessThanOrEqual(750);
  const calls: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    await run('a', 'conversations', ok);
    calls.push(now);
  }
  for (const first of calls) expect(calls.filter((at) => at >= first && at < first + 1_100).length).toBeLessThanOrEqual(2);
});

test('a call beyond a long queue is refused with the time to retry, and is not queued', async () => {
  const { run } = guard();
  for (let n = 0; n < 50; n += 1) await run('a', 'private_reply', ok);
  const first = await refusalOf(run('a', 'private_reply', ok));
  expect(first).toMatchObject({ failure: 'throttled', meaning: 'slow_down' });
  expect((await refusalOf(run('a', 'private_reply', ok))).retryAfterMs).toBe(first.retryAfterMs);
});

test('F9: above 80 percent calls are spaced out, at 100 they stop until the time named', async () => {
  const { run } = guard();
  await run('a', 'other', using({ percent: 90, regainMs: 0 }));
  for (let n = 0; n < 60; n += 1) await run('a', 'other', ok);
  const slow = now - 1_000;
  await run('a', 'other', using({ percent: 10, regainMs: 0 }));
  const { run: fresh } = guard();
  now = 1_000;
  for (let n = 0; n < 61; n += 1) await fresh('b', 'other', ok);
  expect(slow).toBeGreaterThan(1.5 * (now - 1_000));

  await fresh('b', 'other', using({ percent: 100, regainMs: 120_000 }));
  expect(await refusalOf(fresh('b', 'send', ok))).toMatchObject({ failure: 'throttled', retryAfterMs: 120_000 });
  now += 120_001;
  expect(await fresh('b', 'send', ok)).toBe('ok');
});

test('F8: five failures in a row open the breaker for 30 seconds, then one call probes', async () => {
  const { run } = guard();
  let calls = 0;
  const outage = () => {
    calls += 1;
    return fail(calls % 2 ? 'uncertain' : 'temporary')();
  };
  for (let n = 0; n < 5; n += 1) await refusalOf(run('a', 'send', outage));
  const refused = await refusalOf(run('a', 'send', outage));
  expect(refused).toMatchObject({ failure: 'throttled', retryAfterMs: 30_000 });
  expect(calls).toBe(5);

  for (; now < 1_801_000; now += 1_000) await refusalOf(run('a', 'send', outage));
  // One call per 30 seconds is far below one per 10 seconds.
  expect(calls).toBeLessThanOrEqual(5 + 60);
  now += 30_000;
  expect(await run('a', 'send', ok)).toBe('ok');
  expect(await run('a', 'send', ok)).toBe('ok');
});

test('F8: a successful read does not close the breaker for sending', async () => {
  const { run, state } = guard();
  for (let n = 0; n < 5; n += 1) await refusalOf(run('a', 'send', fail('temporary')));
  expect(await run('a', 'other', ok)).toBe('ok');
  expect(await refusalOf(run('a', 'send', ok))).toMatchObject({ failure: 'throttled', retryAfterMs: 30_000 });
  expect(state().breakersOpen).toBe(1);
});

test('F8: an account with all breakers open makes at most one call in ten seconds', async () => {
  const { run } = guard();
  const parts = ['send', 'media', 'conversations', 'private_reply', 'other'] as const;
  let calls = 0;
  const outage = () => {
    calls += 1;
    return fail('temporary')();
  };
  for (const part of parts) for (let n = 0; n < 5; n += 1) await refusalOf(run('a', part, outage));
  expect(calls).toBe(25);
  const until = now + 600_000;
  const probed = new Set<string>();
  for (; now < until; now += 1_000)
    for (const part of parts) {
      const before = calls;
      await refusalOf(run('a', part, outage));
      if (calls > before) probed.add(part);
    }
  expect(calls - 25).toBeLessThanOrEqual(60);
  expect(probed).toEqual(new Set(parts));
});

test('F8: refusals and failures of other accounts do not open the breaker', async () => {
  const { run } = guard();
  for (let n = 0; n < 10; n += 1) await refusalOf(run('a', 'send', fail('certain')));
  for (let n = 0; n < 10; n += 1) await refusalOf(run('b', 'send', fail('uncertain')));
  expect(await run('a', 'send', ok)).toBe('ok');
});

test('usage is the highest value of both headers; unreadable ones are ignored', () => {
  expect(
    readUsage({
      'x-app-usage': '{"call_count":28,"total_time":25,"total_cputime":25}',
      'x-business-use-case-usage':
        '{"17841400000000123":[{"type":"instagram","call_count":95,"total_cputime":20,"total_time":20,"estimated_time_to_regain_access":3}]}',
    }),
  ).toEqual({ percent: 95, regainMs: 180_000 });
  for (const headers of [{}, { 'x-app-usage': 'nonsense' }, { 'x-business-use-case-usage': '[1]' }])
    expect(readUsage(headers)).toBeNull();
});
