import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { metaBody, signBody } from '../../../../test/data/metaBody.ts';
import { verifySignature } from './verifySignature.ts';

const secret = 'app-secret';
const content = { object: 'instagram', entry: [{ id: '1', text: 'Grüße 🎉 https://a.test/b' }] };
const body = metaBody(content);
const header = signBody(body, secret);
const hex = header.slice('sha256='.length);

test('S1: the exact bytes under one of the secrets', () => {
  expect(verifySignature(body, header, [secret])).toBe(true);
  expect(verifySignature(body, header, ['old-secret', secret])).toBe(true);
  expect(verifySignature(Buffer.alloc(0), signBody(Buffer.alloc(0), secret), [secret])).toBe(true);
});

const forged: [string, Buffer, string | undefined][] = [
  ['no header', body, undefined],
  ['empty header', body, ''],
  ['no prefix', body, hex],
  ['upper-case digits', body, `sha256=${hex.toUpperCase()}`],
  ['upper-case prefix', body, `SHA256=${hex}`],
  ['31 bytes', body, `sha256=${hex.slice(2)}`],
  ['33 bytes', body, `sha256=${hex}00`],
  ['blank around it', body, ` ${header} `],
  ['line break behind it', body, `${header}\n`],
  ['two signatures', body, `${header},${header}`],
  ['no hex', body, `sha256=${'z'.repeat(64)}`],
  ['SHA-1', body, `sha1=${createHmac('sha1', secret).update(body).digest('hex')}`],
  ['SHA-1 under the other name', body, `sha256=${createHmac('sha1', secret).update(body).digest('hex')}`],
  ['plain hash without key', body, `sha256=${createHmac('sha256', '').update(body).digest('hex')}`],
  ['other secret', body, signBody(body, 'other-secret')],
  ['secret with a blank', body, signBody(body, `${secret} `)],
  ['re-serialised body', Buffer.from(JSON.stringify(content)), header],
  ['escapes in upper case', Buffer.from(body.toString().replace('\\u00fc', '\\u00FC')), header],
  ['other order of keys', metaBody({ entry: content.entry, object: 'instagram' }), header],
  ['trailing newline', Buffer.concat([body, Buffer.from('\n')]), header],
  ['byte order mark', Buffer.concat([Buffer.from('\uFEFF'), body]), header],
  ['without its last byte', body.subarray(0, -1), header],
  ['twice', Buffer.concat([body, body]), header],
  ['empty body', Buffer.alloc(0), header],
];

for (const [name, bytes, given] of forged) {
  test(`S1: refused: ${name}`, () => expect(verifySignature(bytes, given, [secret])).toBe(false));
}

test('S1: without a secret nothing is accepted', () => {
  expect(verifySignature(body, header, [])).toBe(false);
});

test('S1: no mutation of a body passes', () => {
  const mutation = fc.tuple(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), fc.constantFrom('flip', 'drop', 'insert'));
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), (mutations) => {
      const bytes = [...body];
      for (const [at, value, kind] of mutations) {
        if (kind === 'flip') bytes[at] = (bytes[at] ?? 0) ^ value;
        else if (kind === 'drop') bytes.splice(at, 1);
        else bytes.splice(at, 0, value);
      }
      const mutated = Buffer.from(bytes);
      return mutated.equals(body) || !verifySignature(mutated, header, [secret]);
    }),
    { numRuns: 20_000 },
  );
});
