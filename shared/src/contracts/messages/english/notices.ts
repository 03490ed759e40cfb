export const notices = {
  'notices.account-paused': '@{username} sends nothing at present.',
  'notices.active-conversation': '{count} active conversation',
  'notices.active-conversations': '{count} active conversations',
  'notices.another-tool': 'Another tool (app {app})',
  'notices.answered-share': '{share} % of the conversations answered',
  'notices.app-removed': 'Fanfare was removed in the Instagram settings of @{username}: connect the account again to go on.',
  'notices.automation-share': '{share} % of the answers by automation',
  'notices.connection-ended': 'The connection to Instagram has ended: connect the account again.',
  'notices.connection-ends':
    'The connection of @{username} to Instagram ends {time} and could not be renewed: connect the account again.',
  'notices.goal-missed': '{amount} {when}, the goal is {goal}.',
  'notices.in-month': 'in the month from {first} to {last}',
  'notices.in-week': 'in the week from {first} to {last}',
  'notices.message': '{count} message',
  'notices.message-or-comment': 'A message or comment',
  'notices.messages': '{count} messages',
  'notices.messages-and-comments': '{count} messages and comments',
  'notices.messages-wait': 'Messages wait until then.',
  'notices.missed-deliveries-added':
    '{what} at Instagram had never arrived here and was added now. What was older than {minutes} minutes was not answered. Open the connection check to see why webhooks get lost.',
  'notices.new-contact': '{count} new contact',
  'notices.new-contacts': '{count} new contacts',
  'notices.nothing-received':
    '@{username} has received nothing since {time}, much longer than usual. Open the connection check to see why.',
  'notices.percent': '{share} %',
  'notices.on-day': 'on {day}',
  'notices.other-sender-answers':
    '{who} has answered {times} times in {days} days, {quick} of them within seconds. Followers will get two answers unless one of the two is switched off.',
  'notices.other-sender-answers-twice':
    '{who} has answered together with a flow {times} times in {days} days: followers get two answers. Switch its automatic answers off.',
  'notices.response-time-goal-missed': 'The median response time was {value} min {when}, the goal is {goal} min at most.',
  'notices.subscription-refused':
    'Instagram has stopped sending events ({fields}) and does not accept the subscription: switch these fields on in the app dashboard.',
  'notices.subscription-restored':
    'Instagram had stopped sending events ({fields}). The subscription was restored; what was written meanwhile may be missing.',
  'notices.unnamed-tool': 'The Instagram app, or a tool that does not name itself,',
  'notices.within-day': 'within a day',
  'notices.within-days': 'in {days} days or less',
} as const;
