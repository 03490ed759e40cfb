import { test } from 'node:test';
import { simulatableEventTypes } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import fc from 'fast-check';
import { readDelivery } from '../webhook-intake/index.ts';
import { buildDelivery, eventKeyOf } from './buildDelivery.ts';

test('the intake recognises every simulated event, with the predicted key', () => {
  const word = fc.stringMatching(/^[\w.-]{1,20}$/);
  fc.assert(
    fc.property(
      fc.constantFrom(...simulatableEventTypes),
      word,
      word,
      fc.string({ maxLength: 40 }),
      (eventType, key, senderId, text) => {
        const simulation = {
          igId: '17841400000000123',
          eventType,
          key,
          senderId,
          senderUsername: senderId,
          text,
          atMs: 1_900_000_000_123,
        };
        const delivery = readDelivery(Buffer.from(JSON.stringify(buildDelivery(simulation))), new Date());
        if ('code' in delivery) throw new Error(delivery.code);
        expect(delivery.updates).toHaveLength(1);
        const [update] = delivery.updates;
        expect(update?.kind).toBe(eventType);
        expect(`${update?.igId}:${update?.dedupeKey}`).toBe(eventKeyOf(simulation));
        expect(eventKeyOf(simulation)).toMatch(/^\d+:[a-z]:((live_)?comments:)?sim:/);
        if (eventType !== 'mentions') expect(update?.contactKey).toBe(`sim:${senderId}`);
      },
    ),
  );
});
