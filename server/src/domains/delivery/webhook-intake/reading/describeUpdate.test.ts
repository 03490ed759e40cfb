import { test } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { describeUpdate, readTime, type StoredBody } from './describeUpdate.ts';
import { readDelivery } from './readDelivery.ts';

const IG = '17841405822304914';
const FAN = '1234567890123456';
const receivedAt = new Date('2026-05-01T10:00:00Z');

function describe(update: Record<string, unknown>, channel: StoredBody['channel'] = 'messaging') {
  return describeUpdate({ entryId: IG, entryTime: 1_760_000_001_123, receivedAt, body: { channel, update } });
}

const from = { sender: { id: FAN }, recipient: { id: IG }, timestamp: 1_760_000_000_987 };
const own = { sender: { id: IG }, recipient: { id: FAN }, timestamp: 1_760_000_000_987 };

const conversations: [Record<string, unknown>, string, string][] = [
  [{ ...from, message: { mid: 'm1', text: 'Hi' } }, 'messages', 'm:m1'],
  [{ ...from, message: { mid: 'm1', quick_reply: { payload: 'YES' } } }, 'messages', 'p:m1'],
  [{ ...own, message: { mid: 'm2', text: 'Hi', is_echo: true } }, 'message_echoes', 'm:m2'],
  [{ ...own, message: { mid: 'm2', is_self: true } }, 'message_echoes', 'm:m2'],
  [{ ...from, message: { mid: 'm1', is_deleted: true } }, 'message_deletions', 'd:m1'],
  [{ ...from, message_edit: { mid: 'm1', text: 'Ho', num_edit: 2 } }, 'message_edits', 'e:m1:2'],
  [{ ...from, reaction: { mid: 'm1', action: 'react', emoji: '❤️' } }, 'message_reactions', `r:m1:${FAN}:react:❤️:1760000000987`],
  [{ ...from, postback: { mid: 'm3', title: 'Go', payload: 'GO' } }, 'message_postbacks', 'p:m3'],
  [{ ...from, read: { mid: 'm4' } }, 'message_seen', `s:${FAN}:m4`],
  [{ ...from, referral: { ref: 'qr-7' } }, 'message_referrals', `f:${FAN}:1760000000987:qr-7`],
];

for (const [update, kind, dedupeKey] of conversations) {
  test(`${kind} is named ${dedupeKey}`, () => {
    expect(describe(update)).toMatchObject({ kind, dedupeKey, contactKey: FAN, metaTs: new Date(1_760_000_000_987) });
  });
}

test('the three forms of a comment have one key', () => {
  const value = { text: 'price?', from: { id: FAN, username: 'ana' } };
  const delivery = (entry: object) =>
    readDelivery(
      Buffer.from(JSON.stringify({ object: 'instagram', entry: [{ id: IG, time: 1_760_000_100, ...entry }] })),
      receivedAt,
    );
  const forms = [
    { changes: [{ field: 'comments', value: { ...value, id: '17870000000000011' } }] },
    { changes: [{ field: 'comments', value: { ...value, comment_id: '17870000000000011' } }] },
    { field: 'comments', value: { ...value, id: '17870000000000011' } },
  ];
  for (const form of forms) {
    const read = delivery(form);
    expect('code' in read ? read : read.updates).toMatchObject([
      { kind: 'comments', dedupeKey: 'c:comments:17870000000000011', contactKey: FAN, metaTs: new Date(1_760_000_100_000) },
    ]);
  }
});

test('mentions and live comments have separate keys', () => {
  expect(describe({ field: 'mentions', value: { media_id: '1', comment_id: '2' } }, 'changes').dedupeKey).toBe('n:1:2');
  expect(describe({ field: 'mentions', value: { media_id: '1' } }, 'changes').dedupeKey).toBe('n:1:caption');
  expect(describe({ field: 'live_comments', value: { id: '9' } }, 'changes')).toMatchObject({
    kind: 'live_comments',
    dedupeKey: 'c:live_comments:9',
  });
});

test('the key of an unknown update depends on its content, not on the order of properties', () => {
  const one = describe({ ...from, optin: { type: 'x', a: 1 } });
  const two = describe({ optin: { a: 1, type: 'x' }, ...from });
  expect(one.kind).toBe('unknown');
  expect(one.dedupeKey).toMatch(/^x:[0-9a-f]{64}$/);
  expect(two.dedupeKey).toBe(one.dedupeKey);
  expect(describe({ ...from, optin: { type: 'y', a: 1 } }).dedupeKey).not.toBe(one.dedupeKey);
});

test('ids above 2^53 that come as numbers keep every digit', () => {
  const raw = `{"object":"instagram","entry":[{"id":17841405822304913,"time":1760000001123,"messaging":[{"sender":{"id":1234567890123456789},"message":{"mid":"m","text":"\\"id\\":12345678901234567890"}}]}]}`;
  const read = readDelivery(Buffer.from(raw), receivedAt);
  expect('code' in read ? read : read.updates).toMatchObject([
    {
      igId: '17841405822304913',
      contactKey: '1234567890123456789',
      body: { update: { message: { text: '"id":12345678901234567890' } } },
    },
  ]);
});

test('what PostgreSQL cannot store is replaced', () => {
  const { body, dedupeKey } = describe({ ...from, message: { mid: 'm\0', text: 'a\0b\ud800c' } });
  expect(dedupeKey).toBe('m:m\uFFFD');
  expect(body.update.message).toMatchObject({ text: 'a\uFFFDb\uFFFDc' });
});

test('times come as seconds or milliseconds, as number or text', () => {
  expect(readTime(1_760_000_100)?.getTime()).toBe(1_760_000_100_000);
  expect(readTime('1760000100')?.getTime()).toBe(1_760_000_100_000);
  expect(readTime(1_760_000_100_123)?.getTime()).toBe(1_760_000_100_123);
  for (const nonsense of [0, -1, Number.NaN, 1e300, 'soon', null, {}]) expect(readTime(nonsense)).toBeNull();
});

test('any JSON object gets a short key and never throws', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.constantFrom('messaging', 'standby', 'changes'),
      (update, channel) => {
        const { dedupeKey, metaTs } = describe(update, channel);
        return dedupeKey.length <= 500 && !Number.isNaN(metaTs.getTime());
      },
    ),
    { numRuns: 1_000 },
  );
});
