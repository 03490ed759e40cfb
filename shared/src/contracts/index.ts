export * from './accountVocabulary.ts';
export * from './automationVocabulary.ts';
export { type BuildTicket, ticketDocument } from './buildTicket.ts';
export { NotificationSettings, Profile, SessionInfo } from './calls/account.calls.ts';
export type { AnalyticsTotals, DailyVolume, FlowFunnel, Goal, GoalTarget, sentiments } from './calls/analytics.calls.ts';
export type {
  Automation,
  AutomationAction,
  AutomationActivity,
  AutomationCondition,
  Consideration,
  Schedule,
  TriggerSettings,
} from './calls/automations.calls.ts';
export { type CallContract, type CallKey, ErrorBody, type HttpMethod } from './calls/call.ts';
export { callOf } from './calls/callOf.ts';
export { type BodyOf, type Call, type Calls, calls, type ParamsOf, type QueryOf, type ResponseOf } from './calls/calls.ts';
export type { Comment, CommentedPost } from './calls/comments.calls.ts';
export type { ComparedEvent, comparisonChanges } from './calls/comparison.calls.ts';
export type { EventDecision } from './calls/decisions.calls.ts';
export type { DeliveryState } from './calls/deliveries.calls.ts';
export type { DoctorCheck, doctorFixes } from './calls/doctor.calls.ts';
export type { CannedReply, SendRecord, Thread, ThreadMessage, ThreadNote } from './calls/inbox.calls.ts';
export type { MessagingRules } from './calls/messaging-rules.calls.ts';
export type { MissedKeyword } from './calls/missed-keywords.calls.ts';
export type { ErrorReport, HealthReport, MonitoringPerformance, Recommendation } from './calls/monitoring.calls.ts';
export type { NotificationGroup } from './calls/notifications.calls.ts';
export type { OtherSender } from './calls/other-senders.calls.ts';
export type { Publication } from './calls/publishing.calls.ts';
export type { Boot, ReleasedBuild, ReleasedRemote } from './calls/releases.calls.ts';
export type { ReplayItem } from './calls/replay.calls.ts';
export type { RunInfo, RunStory } from './calls/runs.calls.ts';
export type { TestResult, TestSuite } from './calls/testing.calls.ts';
export type { FlowVersionInfo } from './calls/versions.calls.ts';
export type { WebhookSubscription } from './calls/webhook-management.calls.ts';
export {
  CAPTURE_CALLS_BEFORE_MAX,
  CAPTURE_CHARS_MAX,
  CAPTURE_ENTRIES_MAX,
  CAPTURED_PICTURE,
  Capture,
  type CaptureEntry,
} from './capture.ts';
export type { Command } from './command.ts';
export * from './commentVocabulary.ts';
export * from './entities.ts';
export { type ErrorCode, errors } from './errors.ts';
export * from './eventVocabulary.ts';
export { type FlowCard, FlowNodeData, type FlowOption, type FlowRequest } from './flowNodeData.ts';
export * from './flowVocabulary.ts';
export * from './goalVocabulary.ts';
export * from './inboxVocabulary.ts';
export { type Language, languageNames, languages } from './languages.ts';
export * from './limits.ts';
export * from './messageVocabulary.ts';
export { type MessageButton, type MessageCard, OutgoingMessage } from './outgoingMessage.ts';
export * from './publishingVocabulary.ts';
export { quoted } from './quoted.ts';
export * from './reasonTexts.ts';
export {
  REMOTE_CONTRACT,
  REMOTE_CONTRACT_OLDEST,
  type ReleaseDeployment,
  type ReleaseDocument,
  type ReleaseEntry,
  type ReleaseSignature,
  type RemoteManifest,
  type RemoteRoute,
  type RemoteSlot,
  signedText,
  type Titles,
  type ViewNeeds,
} from './releaseDocument.ts';
export * from './releaseVocabulary.ts';
export {
  messagePicturesPath,
  newFlowState,
  type RoutePath,
  routes,
  serverPaths,
  webhookEventPath,
  webhookEventsPath,
} from './routes.ts';
export { sentence } from './sentence.ts';
export {
  type Alerts,
  type ClientToServerEvents,
  type NotificationPayload,
  type ServerToClientEvents,
  type SubscribableEventType,
  subscribableEventTypes,
} from './socketEvents.ts';
export { ownerOfStateKey, type StateKey } from './stateKeys.ts';
export * from './testVocabulary.ts';
export { TriggerFilter } from './triggerFilter.ts';
export { viewNeeds } from './viewNeeds.ts';
