import { type Static, Type } from 'typebox';
import { FlowNodeData } from './flows/flowNodeData.ts';
import { FLOW_EDGES_MAX, FLOW_NAME_MAX_LENGTH, FLOW_NODES_MAX, INSTAGRAM_ACCOUNTS_MAX } from './limits.ts';
import { MessageBody } from './messages/MessageBody.ts';
import { eventOrigins, eventTypes, outcomeReasons, processedStatuses, turnStates } from './vocabulary/eventVocabulary.ts';
import { approvalStates, nodeTypes } from './vocabulary/flowVocabulary.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const IsoTime = Type.String({ description: 'ISO 8601, UTC' });

export const User = Type.Object({
  id: Type.String(),
  username: Type.String(),
  email: Type.String(),
  avatar: Nullable(Type.String()),
  createdAt: IsoTime,
});
export type User = Static<typeof User>;

export const Author = Type.Object({
  id: Type.String(),
  /** Null if the account was deleted. */
  name: Nullable(Type.String()),
});
export type Author = Static<typeof Author>;

/** The member who wrote or last changed it. Null if unknown, or if no member did. */
export const By = Type.Optional(Nullable(Author));

export const InstagramStatusData = Type.Object({
  pageName: Nullable(Type.String()),
  instagramUsername: Nullable(Type.String()),
  lastConnected: Nullable(IsoTime),
  tokenExpiresAt: Nullable(IsoTime),
  webhookSubscribed: Type.Boolean(),
});
export type InstagramStatusData = Static<typeof InstagramStatusData>;

export const FlowNode = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 100 }),
    type: Type.Enum(nodeTypes),
    position: Type.Object({ x: Type.Number(), y: Type.Number() }, { additionalProperties: false }),
    data: FlowNodeData,
  },
  { additionalProperties: false },
);
export type FlowNode = Static<typeof FlowNode>;

export const FlowEdge = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 300 }),
    source: Type.String({ minLength: 1, maxLength: 100 }),
    target: Type.String({ minLength: 1, maxLength: 100 }),
    /** `'true'` or `'false'` for a condition; absent or null for a single output. */
    sourceHandle: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
  },
  { additionalProperties: false },
);
export type FlowEdge = Static<typeof FlowEdge>;

export const FlowGraph = Type.Object(
  { nodes: Type.Array(FlowNode, { maxItems: FLOW_NODES_MAX }), edges: Type.Array(FlowEdge, { maxItems: FLOW_EDGES_MAX }) },
  { additionalProperties: false },
);
export type FlowGraph = Static<typeof FlowGraph>;

export const FlowName = Type.String({ minLength: 1, maxLength: FLOW_NAME_MAX_LENGTH, pattern: '\\S' });

/** A request to publish the draft of a flow. */
export const FlowApproval = Type.Object({
  id: Type.String(),
  state: Type.Enum(approvalStates),
  note: Type.String(),
  by: Author,
  requestedAt: IsoTime,
  /** Null unless refused. */
  refusedBy: Nullable(Author),
  comment: Nullable(Type.String()),
});
export type FlowApproval = Static<typeof FlowApproval>;

/** Null for all accounts. */
export const ChosenAccounts = Nullable(
  Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, maxItems: INSTAGRAM_ACCOUNTS_MAX }),
);
/** Empty if the chosen accounts were disconnected. */
export const AccountIds = Type.Optional(Nullable(Type.Array(Type.String())));

export const NextPost = Type.Object({
  choice: Type.String(),
  chosenAt: IsoTime,
  /** Accounts without a post. */
  waitingAccountIds: Type.Array(Type.String()),
  posts: Type.Array(Type.Object({ accountId: Type.String(), mediaId: Type.String(), boundAt: IsoTime })),
});
export type NextPost = Static<typeof NextPost>;

export const BotFlow = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** A save based on an older revision is rejected. */
  revision: Type.Integer(),
  publishedVersion: Nullable(Type.Integer()),
  /** True if the draft differs from the published version. */
  hasUnpublishedChanges: Type.Boolean(),
  isActive: Type.Boolean(),
  updatedAt: IsoTime,
  /** Null without a request, or if it was approved or withdrawn. */
  approval: Type.Optional(Nullable(FlowApproval)),
  accountIds: AccountIds,
  nextPost: Type.Optional(Nullable(NextPost)),
});
export type BotFlow = Static<typeof BotFlow>;

export const FlowIssue = Type.Object({
  severity: Type.Enum(['error', 'warning']),
  rule: Type.String(),
  nodeId: Nullable(Type.String()),
  text: Type.String(),
  message: MessageBody,
});
export type FlowIssue = Static<typeof FlowIssue>;

/** What followed an event of a follower. */
export const Turn = Type.Object({
  state: Type.Enum(turnStates),
  answer: Nullable(
    Type.Object({
      /** Null for an answer without a text. */
      text: Nullable(Type.String()),
      by: Type.Enum(['flow', 'person']),
      at: IsoTime,
      /** Milliseconds from the event to the first answer. */
      ms: Type.Integer(),
      /** Number of messages sent. */
      count: Type.Integer(),
    }),
  ),
  seenAt: Nullable(IsoTime),
});
export type Turn = Static<typeof Turn>;

export const WebhookEvent = Type.Object({
  id: Type.String(),
  eventId: Type.String(),
  /** Feed position. It increases with every change of the owner's events. */
  seq: Type.Integer(),
  eventType: Type.Enum(eventTypes),
  /** The time by Meta's clock, if known. */
  timestamp: IsoTime,
  receivedAt: IsoTime,
  status: Type.Enum(['new', 'read', 'processed', 'failed']),
  isRead: Type.Boolean(),
  isProcessed: Type.Boolean(),
  processedStatus: Type.Enum(processedStatuses),
  userInfo: Type.Object({ username: Nullable(Type.String()), picture: Type.Optional(Nullable(Type.String())) }),
  senderId: Nullable(Type.String()),
  /** `message` is set if a user did not write the text. */
  content: Type.Object({ text: Nullable(Type.String()), message: MessageBody }),
  message: Nullable(Type.String()),
  accountId: Nullable(Type.String()),
  connectedAccountId: Type.Optional(
    Nullable(Type.String({ description: "The value for the header Fanfare-Account; `accountId` is Instagram's id" })),
  ),
  payload: Type.Unknown(),
  processingError: Nullable(Type.String()),
  processingErrorMessage: MessageBody,
  flowResponse: Nullable(Type.String()),
  outcome: Nullable(Type.Enum(outcomeReasons)),
  attempts: Type.Integer(),
  /** When Fanfare tries again; null if it does not. */
  nextAttemptAt: Type.Optional(Nullable(IsoTime)),
  /** If true, nothing reaches a contact. */
  isSimulated: Type.Optional(Type.Boolean()),
  /** True if removed from the list of notifications. */
  isArchived: Type.Optional(Type.Boolean()),
  origin: Type.Optional(Type.Enum(eventOrigins)),
  /** The original event, if this one was replayed. */
  replayOf: Type.Optional(Nullable(Type.String())),
  /** Null for events that are not from a follower. */
  turn: Type.Optional(Nullable(Turn)),
  /** The event of the follower whose turn this run, echo or receipt belongs to. */
  turnId: Type.Optional(Nullable(Type.String())),
});
export type WebhookEvent = Static<typeof WebhookEvent>;

export const EventCounts = Type.Object({
  total: Type.Integer(),
  /** Counts since midnight in the user's time zone. */
  today: Type.Integer(),
  listed: Type.Optional(Type.Integer()),
  /** Excludes archived events. */
  unread: Type.Integer(),
  /** Events from Instagram or a test, not recorded by Fanfare. */
  received: Type.Optional(Type.Integer()),
  flowExecutions: Type.Integer(),
  activeFlows: Type.Integer(),
});
export type EventCounts = Static<typeof EventCounts>;

/** The figures of the dashboard by day, in the user's time zone. */
export const EventTrends = Type.Object({
  /** The last 14 days, the oldest first; today is the last. */
  days: Type.Array(
    Type.Object({
      day: Type.String(),
      events: Type.Integer(),
      flowExecutions: Type.Integer(),
      /** Flows that ran. */
      flows: Type.Integer(),
    }),
  ),
  /** Events of yesterday until this time of day. */
  yesterday: Type.Integer(),
  /** Flows that ran in the last seven days, and in the seven days before. */
  flows: Type.Integer(),
  flowsBefore: Type.Integer(),
});
export type EventTrends = Static<typeof EventTrends>;
