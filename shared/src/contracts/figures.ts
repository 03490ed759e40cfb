import { routes, webhookEventsPath } from './routes.ts';

/** A number that several screens show. */
export interface Figure {
  name: string;
  /** What it counts and excludes, in one or two sentences. */
  definition: string;
  unit: 'count' | 'percent' | 'duration';
  /** The server function that queries it. */
  query: string;
  list: string | null;
  isListCounted?: true;
}

const dashboard = routes.dashboard;
const unreadList = `${dashboard}?show=unread`;
const analytics = routes.analytics;

/**
 * Figures that appear on more than one screen, or could be confused with one that does. Figures that count different
 * things have different names.
 */
export const figures = {
  totalEvents: {
    name: 'Total events',
    definition: 'All events received from Instagram, sent by tests or recorded by Fanfare, including archived events.',
    unit: 'count',
    query: 'readEventFigures',
    list: webhookEventsPath,
    isListCounted: true,
  },
  eventsToday: {
    name: 'Events today',
    definition: 'All events received since midnight in your time zone, including tests and archived events.',
    unit: 'count',
    query: 'readEventFigures',
    list: `${webhookEventsPath}&range={today}..{today}`,
    isListCounted: true,
  },
  processedEvents: {
    name: 'Processed',
    definition: 'Events that were processed completely.',
    unit: 'count',
    query: 'readEventFigures',
    list: `${webhookEventsPath}&status=completed`,
    isListCounted: true,
  },
  pendingEvents: {
    name: 'Pending',
    definition: 'Events that are queued, being processed, or part of a running flow.',
    unit: 'count',
    query: 'readEventFigures',
    list: `${webhookEventsPath}&status=pending`,
    isListCounted: true,
  },
  failedEvents: {
    name: 'Failed events',
    definition: 'All events that failed, at any time. Includes flow runs with a message that could not be sent.',
    unit: 'count',
    query: 'readEventFigures',
    list: `${webhookEventsPath}&status=failed`,
    isListCounted: true,
  },
  unread: {
    name: 'Unread',
    definition: 'Unread notifications. Event types that you turned off in the settings are marked as read.',
    unit: 'count',
    query: 'readEventFigures',
    list: unreadList,
  },
  responseRate: {
    name: 'Response rate',
    definition:
      'Flow runs divided by total events. A message, its run and its read receipt are three events, so replying to every message gives about 33–50%.',
    unit: 'percent',
    query: 'readEventFigures',
    list: `${webhookEventsPath}&type=flow_execution`,
  },
  activeFlows: {
    name: 'Active flows',
    definition: 'Automations that are turned on.',
    unit: 'count',
    query: 'readEventFigures',
    list: routes.automation,
  },
  eventsLastHour: {
    name: 'Events in the last hour',
    definition: 'All events received in the last 60 minutes, including tests.',
    unit: 'count',
    query: 'readPipeline',
    list: webhookEventsPath,
  },
  successRate: {
    name: 'Success rate',
    definition: 'Completed events as a share of the completed and failed events of the last 24 hours.',
    unit: 'percent',
    query: 'readPipeline',
    list: null,
  },
  errorOccurrences: {
    name: 'Error occurrences',
    definition: 'Events from the last 30 days with an error message, counted per message. Older failed events are not included.',
    unit: 'count',
    query: 'listErrorLines',
    list: `${webhookEventsPath}&status=failed&range={daysAgo29}..{today}`,
  },
  errorKinds: {
    name: 'Error types',
    definition: 'Distinct error messages in the last 30 days.',
    unit: 'count',
    query: 'listErrorLines',
    list: `${routes.webhookManagement}?tab=monitoring&view=errors`,
  },
  activeSubscriptions: {
    name: 'Active subscriptions',
    definition: 'Connected accounts that Instagram sends events for.',
    unit: 'count',
    query: 'listSubscriptions',
    list: `${routes.webhookManagement}?tab=dashboard&view=subscriptions`,
  },
  eventsFromInstagram: {
    name: 'Events from Instagram',
    definition: 'Events that Instagram sent for this account, excluding tests and events recorded by Fanfare.',
    unit: 'count',
    query: 'listSubscriptions',
    list: `${webhookEventsPath}&source=webhook`,
  },
  failedSends: {
    name: 'Failed sends',
    definition: 'Conversations with a message that could not be sent and no later message from you.',
    unit: 'count',
    query: 'countThreads',
    list: `${dashboard}?tab=instagram&show=failed`,
  },
  unanswered: {
    name: 'Unanswered',
    definition: 'Conversations where the last message is from the follower.',
    unit: 'count',
    query: 'countThreads',
    list: `${dashboard}?tab=instagram&show=unanswered`,
  },
  humanRequested: {
    name: 'Asked for a human',
    definition: 'Conversations that a flow handed over, or where a follower asked for a human.',
    unit: 'count',
    query: 'countThreads',
    list: `${dashboard}?tab=instagram&show=human_requested`,
  },
  runsStarted: {
    name: 'Runs started',
    definition: 'Flow runs that started in the period, excluding tests.',
    unit: 'count',
    query: 'runCounts',
    list: analytics,
  },
  runsAnswered: {
    name: 'Runs with a reply',
    definition: 'Flow runs in the period that sent at least one message, excluding tests.',
    unit: 'count',
    query: 'runCounts',
    list: analytics,
  },
  runsFinished: {
    name: 'Finished runs',
    definition: 'Flow runs in the period that reached the end, excluding tests.',
    unit: 'count',
    query: 'runCounts',
    list: analytics,
  },
  runsFailed: {
    name: 'Failed runs',
    definition:
      'Flow runs in the period that ended with an error, excluding tests. A message that could not be sent does not end a run.',
    unit: 'count',
    query: 'runCounts',
    list: analytics,
  },
  runsWithProblems: {
    name: 'Runs with problems',
    definition: 'Flow runs in the last 7 days that ended with an error or had a message that could not be sent.',
    unit: 'count',
    query: 'listActivity',
    list: routes.automation,
  },
  runsUnanswered: {
    name: 'Runs without a reply',
    definition: 'Flow runs in the period that sent no message, excluding tests.',
    unit: 'count',
    query: 'runCounts',
    list: analytics,
  },
  totalMessages: {
    name: 'Total Messages',
    definition: 'Direct messages received and sent in the selected period, excluding tests.',
    unit: 'count',
    query: 'readFigures',
    list: analytics,
  },
  activeConversations: {
    name: 'Active Conversations',
    definition: 'Conversations with at least one message in each direction in the selected period.',
    unit: 'count',
    query: 'readFigures',
    list: analytics,
  },
  responseTime: {
    name: 'Avg Response Time',
    definition: "Time from a follower's first message to the first reply, for replies in the selected period.",
    unit: 'duration',
    query: 'readFigures',
    list: analytics,
  },
  engagementRate: {
    name: 'Engagement Rate',
    definition: 'Interactions as a share of accounts reached in the selected period.',
    unit: 'percent',
    query: 'readFigures',
    list: analytics,
  },
} as const satisfies Record<string, Figure>;

export type FigureId = keyof typeof figures;
