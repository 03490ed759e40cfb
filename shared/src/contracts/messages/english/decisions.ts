export const decisions = {
  'decisions.account-missing': 'It does not say which account it is for.',
  'decisions.body-invalid-json': 'The webhook body is not valid JSON.',
  'decisions.body-not-storable': 'The webhook body holds values that cannot be stored.',
  'decisions.body-too-deep': 'The webhook body is nested too deeply.',
  'decisions.body-unknown-form': 'The webhook body does not have the form of an Instagram webhook.',
  'decisions.comment-already-answered':
    'The automations that would answer this comment have done so for this person under this post, or the comment had its one private answer. Switch "once per person and post" off to answer every comment.',
  'decisions.delivery-not-understood':
    'The delivery was signed by Instagram, but it could not be understood. The payload shows what came.',
  'decisions.duplicate-delivery': 'Instagram delivered it more than once; only the first delivery counts.',
  'decisions.kind-starts-nothing': 'Events of this kind are stored and shown; nothing is started by them.',
  'decisions.loop-stopped':
    'So many automatic messages went to this person within a minute that the run was stopped: perhaps another bot answers there.',
  'decisions.no-active-automation':
    'No automation was active at that time. Publish a flow or switch an automation on, then replay the event.',
  'decisions.no-keyword-matched':
    'No active automation has a keyword that occurs in this text. Add a keyword to one of them, then replay the event.',
  'decisions.no-matching-trigger': 'Automations are active, but none of them starts on an event like this one.',
  'decisions.not-processed': 'It could not be processed.',
  'decisions.opted-out':
    'This person asked for no more automatic messages, so the bot keeps silent until they opt in again. A person may still reply.',
  'decisions.own-message':
    'The account itself wrote this, here, in the Instagram app or through another tool. Own messages never start anything.',
  'decisions.person-took-over':
    'A person had taken over this conversation, so the bot kept out of it. Hand it back in the inbox.',
  'decisions.processed': 'It was processed.',
  'decisions.processing': 'It is being worked on.',
  'decisions.retry-planned': 'It will be tried again.',
  'decisions.see-failed-step': 'The steps of the run show where it failed. Mend the flow, publish it and replay the event.',
  'decisions.see-run-steps': 'The steps of the run show what it did, the messages what became of its answers.',
  'decisions.server-error-gave-up': 'This event could not be processed in {max} tries because of an error in the server.',
  'decisions.server-error-retrying':
    'This event could not be processed yet because of an error in the server; it will be tried again.',
  'decisions.system-notice': 'Fanfare itself has this to say.',
  'decisions.too-old':
    'It was too old when it was processed: over 24 hours, or over 7 days for a comment. An old event is stored and never answered by itself.',
  'decisions.waiting': 'It waits for its turn.',
  'decisions.webhook-missed-answered-there':
    'Its webhook never arrived. It was found by comparing with Instagram, where somebody had answered it.',
  'decisions.webhook-missed-too-late':
    'Its webhook never arrived. It was found by comparing with Instagram, so late that it is yours to decide: answer it in the inbox, or replay it.',
  'decisions.window-closed':
    'Instagram allows automatic answers for 24 hours after the last message of a person. A person may still reply.',
} as const;
