export const notices = {
  'notices.account-paused': 'Sending is paused for @{username}.',
  'notices.active-conversation': '{count} active conversation',
  'notices.active-conversations': '{count} active conversations',
  'notices.another-tool': 'Another tool (app {app})',
  'notices.answered-share': '{share}% of conversations answered',
  'notices.approval-given': '{admin} approved the request of {editor} and published “{flow}”.',
  'notices.approval-refused': '{admin} refused the request of {editor} to publish “{flow}”: {comment}',
  'notices.approval-requested': '{editor} requested approval to publish “{flow}”.',
  'notices.approval-requested-note': '{editor} requested approval to publish “{flow}”: {note}',
  'notices.app-removed': 'Fanfare was removed in the Instagram settings of @{username}. Reconnect the account to continue.',
  'notices.automation-share': '{share}% automated replies',
  'notices.connection-ended': 'The Instagram connection has ended. Reconnect the account.',
  'notices.connection-ends':
    'The Instagram connection of @{username} expires {time} and could not be renewed. Reconnect the account.',
  'notices.comparison-incomplete': 'Fanfare compared @{username} with Instagram and could not read everything.',
  'notices.conversations-kept-changing':
    'Some conversations changed while they were compared. Events of these conversations may be missing.',
  'notices.conversations-not-compared': 'Conversations not compared: {count}. Instagram did not return them.',
  'notices.events-delayed':
    'Events of @{username} are delayed: the oldest has been queued for {seconds} s. Until the queue is shorter, new events are rejected and Instagram delivers them again later.',
  'notices.events-delayed-over':
    'Events of @{username} were delayed from {from} to {until}. They are now processed without delay.',
  'notices.former-member': 'a former member',
  'notices.goal-missed': '{amount} {when}; goal: {goal}.',
  'notices.in-month': 'in the month from {first} to {last}',
  'notices.in-week': 'in the week from {first} to {last}',
  'notices.message': '{count} message',
  'notices.message-or-comment': 'A message or comment',
  'notices.messages': '{count} messages',
  'notices.messages-and-comments': '{count} messages and comments',
  'notices.messages-not-compared':
    'Messages not compared: {count}. Affected conversations: {conversations}. Instagram only provides the newest {limit} messages of a conversation.',
  'notices.messages-wait': 'Messages are queued until then.',
  'notices.missed-deliveries-added':
    '{what} did not reach Fanfare by webhook and had to be added from Instagram. Fanfare did not reply to events older than {minutes} minutes. Run connection diagnostics to find the cause.',
  'notices.new-contact': '{count} new contact',
  'notices.new-contacts': '{count} new contacts',
  'notices.nothing-received':
    '@{username} has received no events since {time}, which is unusual. Run connection diagnostics to find the cause.',
  'notices.post': '“{caption}”',
  'notices.post-approved': '{admin} approved the request of {editor} to publish {post}.',
  'notices.post-refused': '{admin} refused the request of {editor} to publish {post}: {comment}',
  'notices.post-requested': '{editor} requested approval to publish {post}.',
  'notices.post-without-caption': 'a post without a caption',
  'notices.percent': '{share}%',
  'notices.on-day': 'on {day}',
  'notices.other-sender-answers':
    '{who} has replied {times} times in {days} days, {quick} of them within seconds. Followers receive two replies until you turn one off.',
  'notices.other-sender-answers-twice':
    '{who} has replied in addition to a flow {times} times in {days} days. Followers receive two replies. Turn off its automated replies.',
  'notices.replies-not-compared':
    'Posts with older comments whose new replies were not compared: {count}. Instagram does not list new replies to older comments.',
  'notices.response-time-goal-missed': 'The median response time was {value} min {when}; goal: at most {goal} min.',
  'notices.subscription-refused':
    'Instagram has stopped sending events ({fields}) and rejects the subscription. Turn on these fields in the app dashboard.',
  'notices.subscription-restored':
    'Instagram had stopped sending events ({fields}). Fanfare restored the subscription. Events from that time may be missing.',
  'notices.time-not-compared': 'Events before {time} were not compared. Fanfare compares at most {days} days.',
  'notices.unnamed-tool': 'The Instagram app, or an unidentified tool,',
  'notices.within-day': 'within a day',
  'notices.within-days': 'in {days} days or less',
} as const;
