import type { EventType } from './eventVocabulary.ts';

/** What a test can send. Without schemas, so that the browser can use it freely. */
export const simulatableEventTypes = [
  'messages',
  'comments',
  'mentions',
  'live_comments',
  'message_reactions',
  'message_postbacks',
  'message_referrals',
  'message_seen',
] as const satisfies readonly EventType[];
export type SimulatableEventType = (typeof simulatableEventTypes)[number];

/** What a test suite checks besides the events themselves. */
export const deliveryTests = ['redelivery', 'forged_signature'] as const;
export type DeliveryTest = (typeof deliveryTests)[number];
