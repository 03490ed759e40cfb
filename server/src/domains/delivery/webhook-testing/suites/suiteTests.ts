import { type Message, message, renderEnglish, type TestSuite } from '@fanfare/shared/contracts';

export const suiteTests: TestSuite['tests'] = [
  step('messages', message('webhook-tests.messages')),
  step('comments', message('webhook-tests.comments')),
  step('live_comments', message('webhook-tests.live-comments')),
  step('mentions', message('webhook-tests.mentions')),
  step('message_reactions', message('webhook-tests.message-reactions')),
  step('message_postbacks', message('webhook-tests.message-postbacks')),
  step('message_seen', message('webhook-tests.message-seen')),
  step('redelivery', message('webhook-tests.redelivery')),
  step('forged_signature', message('webhook-tests.forged-signature')),
];

function step(type: TestSuite['tests'][number]['type'], nameMessage: Message): TestSuite['tests'][number] {
  return { type, name: renderEnglish(nameMessage), nameMessage };
}
