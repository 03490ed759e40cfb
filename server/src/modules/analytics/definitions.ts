import { sentence } from '@fanfare/shared/contracts';
/** What each figure of the analytics means. The only place: screens, exports and queries refer to it. */
export const definitions = {
  totalMessages: sentence('Direct messages received and sent in the period, whoever sent them. Messages of tests are left out.'),
  activeConversations: sentence('Conversations with at least one message each way in the period.'),
  newContacts: sentence('People who appeared in the inbox for the first time in the period.'),
  responseTime: sentence(
    'From the first message of a follower after our last one, or after a day of silence, to our first answer. Average, median and 90th percentile; only messages that were answered count.',
  ),
  responseTimeBot: sentence('Response time of answers that a flow or an automation gave.'),
  responseTimePerson: sentence('Response time of answers that a person wrote here, in the Instagram app or in another tool.'),
  answerRate: sentence('Conversations with a message of a follower that were answered in the period.'),
  automationShare: sentence('Answers to followers that a flow or an automation gave.'),
  engagementRate: sentence(
    'Likes, comments, saves and shares in percent of the accounts reached, both as Instagram counts them. The reach is the sum of the days: an account that was reached on two days counts twice.',
  ),
  topKeywords: sentence(
    'Words that most messages of followers hold; common words are left out. At most the latest 10,000 messages are read.',
  ),
  sentiment: sentence('An estimate from a list of friendly and unfriendly words in the messages that hold the keyword.'),
  flowStarted: sentence('Runs that began in the period.'),
  flowAnswered: sentence('Runs of which at least one message was sent.'),
  nodeEntered: sentence('Runs that reached the node; a run that comes twice counts once.'),
  nodeLeft: sentence('Runs that went on from the node to another one.'),
  comparison: sentence('Compared with the period of the same length directly before.'),
} as const;
