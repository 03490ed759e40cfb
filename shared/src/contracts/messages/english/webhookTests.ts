/** Steps of a test suite, and how each one went. */
export const webhookTests = {
  'webhook-tests.messages': 'A direct message is received and processed',
  'webhook-tests.comments': 'A comment is received and shown',
  'webhook-tests.live-comments': 'A comment during a live video is received and shown',
  'webhook-tests.mentions': 'A mention is received and shown',
  'webhook-tests.message-reactions': 'A reaction to a message is received and shown',
  'webhook-tests.message-postbacks': 'A pressed button is received and processed',
  'webhook-tests.message-seen': 'A seen receipt is received and shown',
  'webhook-tests.redelivery': 'A message that is delivered twice appears once',
  'webhook-tests.forged-signature': 'A delivery with a wrong signature is refused',
  'webhook-tests.refused': 'The webhook refused it.',
  'webhook-tests.other-status': 'The webhook should have answered {expected} and answered {status}.',
  'webhook-tests.not-received': 'The event did not appear within {seconds} s. Is the worker running?',
  'webhook-tests.processing-failed': 'Processing failed.',
  'webhook-tests.not-processed': 'After {seconds} s it was still {state}.',
  'webhook-tests.processed': 'Processed; outcome: {outcome}.',
  'webhook-tests.no-outcome': 'none',
} as const;
