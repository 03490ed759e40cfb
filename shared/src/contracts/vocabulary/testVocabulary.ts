import type { EventType } from './eventVocabulary.ts';

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

export const deliveryTests = ['redelivery', 'forged_signature'] as const;
export type DeliveryTest = (typeof deliveryTests)[number];
