import type { TestSuite } from '@fanfare/shared/contracts';

/** What every suite checks, in this order. */
export const suiteTests: TestSuite['tests'] = [
  { name: 'A direct message is received and processed', type: 'messages' },
  { name: 'A comment is received and shown', type: 'comments' },
  { name: 'A comment during a live video is received and shown', type: 'live_comments' },
  { name: 'A mention is received and shown', type: 'mentions' },
  { name: 'A reaction to a message is received and shown', type: 'message_reactions' },
  { name: 'A pressed button is received and processed', type: 'message_postbacks' },
  { name: 'A seen receipt is received and shown', type: 'message_seen' },
  { name: 'A message that is delivered twice appears once', type: 'redelivery' },
  { name: 'A delivery with a wrong signature is refused', type: 'forged_signature' },
];
