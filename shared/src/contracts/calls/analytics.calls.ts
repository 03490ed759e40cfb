import { type Static, Type } from 'typebox';
import { MessageBody, RequiredMessage } from '../messages/MessageBody.ts';
import { analyticsPeriods, engagementGaps } from '../vocabulary/eventVocabulary.ts';
import { goalBounds, goalMetrics, goalPeriods } from '../vocabulary/goalVocabulary.ts';
import { Body, type CallContract, Success } from './call.ts';
import { Version } from './numbers.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const DailyVolume = Type.Object({
  /** Calendar day in UTC, `YYYY-MM-DD`. */
  date: Type.String(),
  inbound: Type.Integer(),
  outbound: Type.Integer(),
});
export type DailyVolume = Static<typeof DailyVolume>;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A preset, or whole days; `from` and `to` are inclusive. */
const range = {
  period: Type.Optional(Type.Enum(analyticsPeriods)),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** An IANA name; UTC if absent. */
  timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
};

export const ResponseTime = Type.Object({
  /** Null if there was no reply. */
  medianMs: Nullable(Type.Integer()),
  averageMs: Type.Optional(Nullable(Type.Integer())),
  p90Ms: Nullable(Type.Integer()),
  sample: Type.Integer(),
});

export const AnalyticsTotals = Type.Object({
  totalMessages: Type.Integer(),
  inbound: Type.Integer(),
  outbound: Type.Integer(),
  conversations: Type.Integer(),
  activeConversations: Type.Integer(),
  newContacts: Type.Integer(),
  responseTime: Type.Object({ all: ResponseTime, bot: ResponseTime, person: ResponseTime }),
  engagementRate: Nullable(Type.Number()),
});
export type AnalyticsTotals = Static<typeof AnalyticsTotals>;

/** Figures of a UTC day; null if Instagram reported none. */
const EngagementDay = Type.Object({
  date: Type.String(),
  reach: Nullable(Type.Integer()),
  interactions: Nullable(Type.Integer()),
  views: Nullable(Type.Integer()),
  accountsEngaged: Nullable(Type.Integer()),
});

export const Engagement = Type.Object({
  interactions: Type.Integer(),
  /** An account reached on two days counts twice. */
  reach: Type.Integer(),
  days: Type.Integer(),
  posts: Type.Integer(),
  fetchedAt: Nullable(Type.String()),
  /** Null if there is a rate. */
  gap: Nullable(Type.Enum(engagementGaps)),
  daily: Type.Array(EngagementDay),
});
export type Engagement = Static<typeof Engagement>;

export const PostInsights = Type.Object({
  accountId: Type.Optional(Type.String()),
  mediaId: Type.String(),
  caption: Nullable(Type.String()),
  type: Nullable(Type.String()),
  permalink: Nullable(Type.String()),
  pictureUrl: Nullable(Type.String()),
  publishedAt: Nullable(Type.String()),
  reach: Nullable(Type.Integer()),
  views: Nullable(Type.Integer()),
  interactions: Nullable(Type.Integer()),
  likes: Nullable(Type.Integer()),
  comments: Nullable(Type.Integer()),
  saved: Nullable(Type.Integer()),
  shares: Nullable(Type.Integer()),
  /** In percent of the reach. */
  engagementRate: Nullable(Type.Number()),
});
export type PostInsights = Static<typeof PostInsights>;

/** Includes days without messages. */
const MessageDay = Type.Object({
  date: Type.String(),
  messages: Type.Integer(),
  inbound: Type.Integer(),
  outbound: Type.Integer(),
  conversations: Type.Integer(),
});

/** Replies to questions of a day; null if there were none. */
const AnsweredDay = Type.Object({
  date: Type.String(),
  averageMs: Nullable(Type.Integer()),
  botMs: Nullable(Type.Integer()),
  personMs: Nullable(Type.Integer()),
  sample: Type.Integer(),
});
export type AnsweredDay = Static<typeof AnsweredDay>;

export const sentiments = ['positive', 'neutral', 'negative'] as const;

const AnalyticsRange = Type.Object({
  from: Type.String(),
  to: Type.String(),
  timeZone: Type.String(),
  period: Nullable(Type.Enum(analyticsPeriods)),
});

export const FlowFunnel = Type.Object({
  flowId: Type.String(),
  name: Type.String(),
  started: Type.Integer(),
  /** Runs with at least one sent message. */
  answered: Type.Integer(),
  finished: Type.Integer(),
  waiting: Type.Integer(),
  failed: Type.Integer(),
  paused: Type.Integer(),
  isInline: Type.Optional(Type.Boolean()),
  /** Deleted flows retain their figures. */
  isDeleted: Type.Optional(Type.Boolean()),
});
export type FlowFunnel = Static<typeof FlowFunnel>;

const NodeFigures = Type.Object({
  nodeId: Type.String(),
  nodeType: Type.String(),
  entered: Type.Integer(),
  left: Type.Integer(),
  errors: Type.Integer(),
});

const FlowStep = Type.Object({
  ...NodeFigures.properties,
  label: Type.String(),
  /** The beginning of its text or keywords. */
  text: Type.String(),
  isEnd: Type.Boolean(),
});

/** In the unit of the metric. */
const GoalTarget = Type.Object(
  {
    metric: Type.Enum(goalMetrics),
    period: Type.Enum(goalPeriods),
    target: Type.Number({ minimum: goalBounds.least, maximum: goalBounds.most }),
  },
  { additionalProperties: false },
);
export type GoalTarget = Static<typeof GoalTarget>;

const GoalStanding = Type.Object({
  from: Type.String(),
  /** End of the period, exclusive. */
  to: Type.String(),
  /** Null if nothing was measured. */
  value: Nullable(Type.Number()),
  sample: Type.Integer(),
  isMet: Nullable(Type.Boolean()),
});

export const Goal = Type.Object({ ...GoalTarget.properties, current: GoalStanding, previous: GoalStanding });
export type Goal = Static<typeof Goal>;

const Goals = Type.Object({
  /** Null if there are no goals. */
  timeZone: Nullable(Type.String()),
  goals: Type.Array(Goal),
});

export const analyticsCalls = {
  'GET /api/analytics/messages': {
    summary: 'Messages exchanged in a period, in total and by day',
    access: 'signed-in',
    permission: 'workspace.view',
    query: Body({ period: Type.Optional(Type.Enum(analyticsPeriods)) }),
    response: Success({
      data: Type.Object({
        period: Type.Enum(analyticsPeriods),
        totalMessages: Type.Integer(),
        inbound: Type.Integer(),
        outbound: Type.Integer(),
        activeConversations: Type.Integer(),
        daily: Type.Array(DailyVolume),
      }),
    }),
  },
  'GET /api/analytics/overview': {
    summary: 'Every figure of the analytics screen, and those of the period before',
    access: 'signed-in',
    permission: 'workspace.view',
    query: Body(range),
    response: Success({
      data: Type.Object({
        range: AnalyticsRange,
        totals: AnalyticsTotals,
        previous: Type.Object({
          from: Type.String(),
          to: Type.String(),
          totals: AnalyticsTotals,
          /** As many whole days before the first day of `messageTrends`. */
          messageTrends: Type.Optional(Type.Array(MessageDay)),
        }),
        messageTrends: Type.Array(MessageDay),
        topKeywords: Type.Array(
          Type.Object({
            keyword: Type.String(),
            count: Type.Integer(),
            sentiment: Type.Enum(sentiments),
            /** The sentiment comes from a word list. */
            isEstimate: Type.Boolean(),
          }),
        ),
        conversationMetrics: Type.Array(
          Type.Object({
            metric: Type.String(),
            metricMessage: MessageBody,
            value: Nullable(Type.Number()),
            unit: Type.Enum(['count', 'percent', 'ms']),
            /** Change from the previous period in percent; null if there is nothing to compare with. */
            trend: Nullable(Type.Number()),
            sample: Type.Integer(),
          }),
        ),
        insights: Type.Array(Type.String()),
        insightMessages: Type.Optional(Type.Array(RequiredMessage)),
        engagement: Type.Optional(Engagement),
        /** True if there are messages in any period. */
        hasMessages: Type.Optional(Type.Boolean()),
        lagSeconds: Type.Optional(Type.Integer({ minimum: 0 })),
      }),
    }),
  },
  'GET /api/analytics/response-times': {
    summary: 'Average response time by day of the question, and of as many days before',
    access: 'signed-in',
    permission: 'workspace.view',
    query: Body(range),
    response: Success({
      data: Type.Object({
        range: AnalyticsRange,
        days: Type.Array(AnsweredDay),
        previous: Type.Object({ from: Type.String(), to: Type.String(), days: Type.Array(AnsweredDay) }),
      }),
    }),
  },
  'GET /api/analytics/hours': {
    summary: 'Messages received in a period by weekday and hour',
    access: 'signed-in',
    permission: 'workspace.view',
    query: Body(range),
    response: Success({
      data: Type.Object({
        range: AnalyticsRange,
        /** Hours of the time zone without messages are omitted. */
        hours: Type.Array(
          Type.Object({
            /** From 1 for Monday to 7. */
            weekday: Type.Integer(),
            hour: Type.Integer(),
            inbound: Type.Integer(),
          }),
        ),
      }),
    }),
  },
  'GET /api/analytics/posts': {
    summary: 'Posts published in a period with their lifetime insights, the newest first',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    query: Body(range),
    response: Success({ data: Type.Object({ range: AnalyticsRange, posts: Type.Array(PostInsights) }) }),
  },
  'POST /api/analytics/insights/sync': {
    summary: "Fetch Instagram's insights of the connected account now; a background job does it every six hours",
    access: 'signed-in',
    permission: 'events.manage',
    response: Success({ days: Type.Integer(), posts: Type.Integer() }),
  },
  'GET /api/analytics/flows': {
    summary: 'What became of the runs of each flow that began in a period',
    access: 'signed-in',
    permission: 'workspace.view',
    query: Body(range),
    response: Success({
      data: Type.Object({
        range: AnalyticsRange,
        flows: Type.Array(FlowFunnel),
        /** The period of the same length directly before. */
        previous: Type.Object({ from: Type.String(), to: Type.String(), flows: Type.Array(FlowFunnel) }),
      }),
    }),
  },
  'GET /api/analytics/flows/{id}': {
    summary: 'How runs went through the nodes of a flow',
    access: 'signed-in',
    permission: 'workspace.view',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    query: Body({ ...range, version: Type.Optional(Version) }),
    response: Success({
      data: Type.Object({
        range: AnalyticsRange,
        funnel: FlowFunnel,
        previous: Type.Object({ from: Type.String(), to: Type.String(), funnel: FlowFunnel, nodes: Type.Array(NodeFigures) }),
        /** Most reached node first, as in the latest version that ran. */
        nodes: Type.Array(FlowStep),
        edges: Type.Array(
          Type.Object({
            source: Type.String(),
            target: Type.String(),
            sourceHandle: Nullable(Type.String()),
            passed: Type.Integer(),
          }),
        ),
      }),
    }),
  },
  'GET /api/analytics/definitions': {
    summary: 'What each figure means',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({
      data: Type.Array(Type.Object({ metric: Type.String(), definition: Type.String(), message: MessageBody })),
    }),
  },
  'GET /api/analytics/export': {
    summary: 'A table of the analytics screen as CSV',
    access: 'signed-in',
    permission: 'data.export',
    query: Body({
      ...range,
      dataset: Type.Optional(Type.Enum(['messages', 'keywords', 'metrics', 'flows', 'engagement', 'posts'])),
    }),
    response: Type.String(),
  },
  'GET /api/analytics/goals': {
    summary: 'Goals, how their present period stands, and how the one before ended',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ data: Goals }),
  },
  'PUT /api/analytics/goals': {
    summary: 'Set all goals, one for a metric at most; those left out are given up',
    access: 'signed-in',
    permission: 'events.manage',
    body: Body({
      timeZone: Type.String({ minLength: 1, maxLength: 100 }),
      goals: Type.Array(GoalTarget, { maxItems: goalMetrics.length }),
    }),
    response: Success({ data: Goals }),
  },
  'POST /api/analytics/recompute': {
    summary: 'Count all stored messages of the user anew',
    access: 'signed-in',
    permission: 'events.manage',
    response: Success({ slots: Type.Integer() }),
  },
} as const satisfies Record<string, CallContract>;
