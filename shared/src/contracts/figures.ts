import { routes, webhookEventsPath } from './routes.ts';

/** A number on several screens. */
export interface Figure {
  name: string;
  /** What it counts and excludes, in one or two sentences. */
  definition: string;
  unit: 'count' | 'percent' | 'duration';
  /** The server function with its query. */
  query: string;
  /** URL of the underlying list, or null. `{today}` and `{daysAgo29}` are days of the user's calendar. */
  list: string | null;
  /** Whether the list has exactly as many rows as the figure states. */
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
    definition: 'All events: received from Instagram, sent by tests, and recorded by Fanfare. Archived events count too.',
    unit: 'count',
    query: 'readEventFigures',
    list: webhookEventsPath,
    isListCounted: true,
  },
  eventsToday: {
    name: 'Events today',
    definition: 'All events received since midnight in your time zone, including tests and archived ones.',
    unit: 'count',
    query: 'readEventFigures',
    list: `${webhookEventsPath}&range={today}..{today}`,
    isListCounted: true,
  },
  processedEvents: {
    name: 'Processed',
    definition: 'Events whose processing is completed.',
    unit: 'count',
    query: 'readEventFigures',
    list: `${webhookEventsPath}&status=completed`,
    isListCounted: true,
  },
  pendingEvents: {
    name: 'Pending',
    definition:
      'Events that are neither completed nor failed: they wait, are being processed, or belong to a flow that is still running.',
    unit: 'count',
    query: 'readEventFigures',
    list: `${webhookEventsPath}&status=pending`,
    isListCounted: true,
  },
  failedEvents: {
    name: 'Failed events',
    definition:
      'Events whose processing failed, of all time. A flow execution with a message that could not be sent is one of them.',
    unit: 'count',
    query: 'readEventFigures',
    list: `${webhookEventsPath}&status=failed`,
    isListCounted: true,
  },
  unread: {
    name: 'Unread',
    definition: 'Unread rows of the list of notifications. Events of types that are switched off in the settings arrive as read.',
    unit: 'count',
    query: 'readEventFigures',
    list: unreadList,
  },
  responseRate: {
    name: 'Response rate',
    definition:
      'Flow executions divided by total events. A message, its execution and its receipt are three events, so a reply to every message gives about 33–50%.',
    unit: 'percent',
    query: 'readEventFigures',
    list: `${webhookEventsPath}&type=flow_execution`,
  },
  activeFlows: {
    name: 'Active flows',
    definition: 'Automations that are switched on.',
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
    definition: 'Events of the last 30 days with an error message, counted by message. Older failed events are not among them.',
    unit: 'count',
    query: 'listErrorLines',
    list: `${webhookEventsPath}&status=failed&range={daysAgo29}..{today}`,
  },
  errorKinds: {
    name: 'Kinds of errors',
    definition: 'Different error messages among the error occurrences of the last 30 days.',
    unit: 'count',
    query: 'listErrorLines',
    list: `${routes.webhookManagement}?tab=monitoring&view=errors`,
  },
  activeSubscriptions: {
    name: 'Active subscriptions',
    definition: 'Connected accounts whose events Instagram sends.',
    unit: 'count',
    query: 'listSubscriptions',
    list: `${routes.webhookManagement}?tab=dashboard&view=subscriptions`,
  },
  eventsFromInstagram: {
    name: 'Events from Instagram',
    definition: 'Events that Instagram sent for this account, without tests and without events that Fanfare records itself.',
    unit: 'count',
    query: 'listSubscriptions',
    list: `${webhookEventsPath}&source=webhook`,
  },
  failedSends: {
    name: 'Failed sends',
    definition: 'Conversations with a message that could not be sent and that no later message of yours followed.',
    unit: 'count',
    query: 'countThreads',
    list: `${dashboard}?tab=instagram&show=failed`,
  },
  unanswered: {
    name: 'Unanswered',
    definition: 'Conversations whose last message is from the follower.',
    unit: 'count',
    query: 'countThreads',
    list: `${dashboard}?tab=instagram&show=unanswered`,
  },
  humanRequested: {
    name: 'Asked for a human',
    definition: 'Conversations that a flow handed over, or in which a follower asked for a human.',
    unit: 'count',
    query: 'countThreads',
    list: `${dashboard}?tab=instagram&show=human_requested`,
  },
  runsStarted: {
    name: 'Runs started',
    definition: 'Flow runs that began in the period, without tests.',
    unit: 'count',
    query: 'runCounts',
    list: analytics,
  },
  runsAnswered: {
    name: 'Runs answered',
    definition: 'Flow runs of the period that sent at least one message, without tests.',
    unit: 'count',
    query: 'runCounts',
    list: analytics,
  },
  runsFinished: {
    name: 'Runs finished',
    definition: 'Flow runs of the period that reached their end, without tests.',
    unit: 'count',
    query: 'runCounts',
    list: analytics,
  },
  runsFailed: {
    name: 'Runs stopped by an error',
    definition:
      'Flow runs of the period that an error ended, without tests. A message that could not be sent does not end a run.',
    unit: 'count',
    query: 'runCounts',
    list: analytics,
  },
  runsWithProblems: {
    name: 'Runs with problems',
    definition: 'Flow runs of the last 7 days that an error ended, or of which a message could not be sent.',
    unit: 'count',
    query: 'listActivity',
    list: routes.automation,
  },
  runsUnanswered: {
    name: 'Runs without an answer',
    definition: 'Flow runs of the period that sent no message, without tests.',
    unit: 'count',
    query: 'runCounts',
    list: analytics,
  },
  totalMessages: {
    name: 'Total Messages',
    definition: 'Direct messages received and sent in the chosen period, without tests.',
    unit: 'count',
    query: 'readFigures',
    list: analytics,
  },
  activeConversations: {
    name: 'Active Conversations',
    definition: 'Conversations with at least one message each way in the chosen period.',
    unit: 'count',
    query: 'readFigures',
    list: analytics,
  },
  responseTime: {
    name: 'Avg Response Time',
    definition: 'From the first message of a follower to the first answer, over the answers of the chosen period.',
    unit: 'duration',
    query: 'readFigures',
    list: analytics,
  },
  engagementRate: {
    name: 'Engagement Rate',
    definition: 'Interactions as a share of the accounts that were reached in the chosen period.',
    unit: 'percent',
    query: 'readFigures',
    list: analytics,
  },
} as const satisfies Record<string, Figure>;

export type FigureId = keyof typeof figures;
