export const decisions = {
  'decisions.account-missing': 'The event does not name an account.',
  'decisions.body-invalid-json': 'The webhook body is not valid JSON.',
  'decisions.body-not-storable': 'The webhook body contains values that cannot be stored.',
  'decisions.body-too-deep': 'The webhook body is nested too deeply.',
  'decisions.body-unknown-form': 'The webhook body is not in the format of an Instagram webhook.',
  'decisions.comment-already-answered':
    'The matching automations already replied to this contact on this post, or the comment already received its one private reply. Turn off "Once per contact and post" to reply to every comment.',
  'decisions.delivery-not-understood':
    'The delivery is signed by Instagram but has an unknown format. See the payload for details.',
  'decisions.duplicate-delivery': 'Instagram delivered this event more than once. Only the first delivery counts.',
  'decisions.held-after-restore':
    'This event was not processed when the restored backup was made, and may have been answered since. Check the conversation before you retry it.',
  'decisions.kind-starts-nothing': 'Events of this type are stored and displayed but do not start flows.',
  'decisions.loop-stopped':
    'Run stopped: too many automated messages to this contact within a minute. Another bot may be replying.',
  'decisions.no-active-automation':
    'No automation was active at that time. Publish a flow or turn on an automation, then replay the event.',
  'decisions.no-keyword-matched':
    'No keyword of an active automation matches this text. Add a keyword to an automation, then replay the event.',
  'decisions.no-matching-trigger': 'No active automation has a trigger for this type of event.',
  'decisions.not-processed': 'Could not process the event.',
  'decisions.opted-out':
    'This contact opted out of automated messages. The bot is paused until they opt in again. Your team can still reply.',
  'decisions.own-message':
    'Your own account sent this message here, in the Instagram app or in another tool. Your own messages do not start flows.',
  'decisions.person-took-over':
    'Your team had taken over this conversation, so the bot did not reply. Hand it back to the bot in the inbox.',
  'decisions.post-lookup-retrying':
    'A flow waits for your next post, and Instagram has not confirmed yet when this one was published. Fanfare will retry.',
  'decisions.processed': 'The event was processed.',
  'decisions.processing': 'The event is being processed.',
  'decisions.retry-planned': 'The event will be retried.',
  'decisions.see-failed-step': 'See the failed step in the run. Fix the flow, publish it, then replay the event.',
  'decisions.see-run-steps': 'See the steps of the run for details, and the messages for their delivery status.',
  'decisions.server-error-gave-up': 'A server error prevented processing of this event after {max} attempts.',
  'decisions.server-error-retrying': 'A server error delayed processing of this event. Fanfare will retry.',
  'decisions.set-aside':
    'This event was set aside: the server stopped {count} times while processing it. Retry it to process it again.',
  'decisions.system-notice': 'This is a notice from Fanfare.',
  'decisions.too-old':
    'The event was too old when it was processed: more than 24 hours, or more than 7 days for a comment. Fanfare stores old events but does not reply automatically.',
  'decisions.waits-for-next-post':
    'A flow for comments waits for your next post, which is the first one published after the flow. This comment is on another post.',
  'decisions.waiting': 'The event is queued.',
  'decisions.webhook-missed-answered-there':
    'Fanfare did not receive the webhook and loaded the event from Instagram, where it already had a reply.',
  'decisions.webhook-missed-too-late':
    'Fanfare did not receive the webhook and loaded the event from Instagram too late to reply automatically. Reply in the inbox, or replay the event.',
  'decisions.window-closed':
    'Instagram allows automated replies for 24 hours after the last message of a contact. Your team can still reply.',
} as const;
