import { message } from '@fanfare/shared/contracts';

/** The only definitions; screens, exports and queries use them. */
export const definitions = {
  totalMessages: message('analytics.messages-definition'),
  activeConversations: message('analytics.conversations-definition'),
  newContacts: message('analytics.new-contacts-definition'),
  responseTime: message('analytics.response-time-definition'),
  responseTimeBot: message('analytics.automation-response-time-definition'),
  responseTimePerson: message('analytics.people-response-time-definition'),
  answerRate: message('analytics.answer-rate-definition'),
  automationShare: message('analytics.automated-answers-definition'),
  engagementRate: message('analytics.engagement-definition'),
  topKeywords: message('analytics.keywords-definition'),
  sentiment: message('analytics.sentiment-definition'),
  flowStarted: message('analytics.funnel-started-definition'),
  flowAnswered: message('analytics.funnel-answered-definition'),
  nodeEntered: message('analytics.node-reached-definition'),
  nodeLeft: message('analytics.node-passed-definition'),
  comparison: message('analytics.change-definition'),
} as const;
