import { sentence } from '@fanfare/shared/contracts';
/** What each figure of the analytics means. The only place: screens, exports and queries refer to it. */
export const definitions = {
  totalMessages: sentence('analytics.messages-definition'),
  activeConversations: sentence('analytics.conversations-definition'),
  newContacts: sentence('analytics.new-contacts-definition'),
  responseTime: sentence('analytics.response-time-definition'),
  responseTimeBot: sentence('analytics.automation-response-time-definition'),
  responseTimePerson: sentence('analytics.people-response-time-definition'),
  answerRate: sentence('analytics.answer-rate-definition'),
  automationShare: sentence('analytics.automated-answers-definition'),
  engagementRate: sentence('analytics.engagement-definition'),
  topKeywords: sentence('analytics.keywords-definition'),
  sentiment: sentence('analytics.sentiment-definition'),
  flowStarted: sentence('analytics.funnel-started-definition'),
  flowAnswered: sentence('analytics.funnel-answered-definition'),
  nodeEntered: sentence('analytics.node-reached-definition'),
  nodeLeft: sentence('analytics.node-passed-definition'),
  comparison: sentence('analytics.change-definition'),
} as const;
