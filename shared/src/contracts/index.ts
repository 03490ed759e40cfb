export { type OrderedAutomation, type Overlaps, overlaps } from './automations/overlaps.ts';
export { NotificationSettings, Profile, SessionInfo, type UserLimit } from './calls/account/account.calls.ts';
export type { AuditEntry, WorkspaceAuditEntry } from './calls/account/audit-log.calls.ts';
export type { SampleStage } from './calls/account/auth.calls.ts';
export type { NotificationGroup } from './calls/account/notifications.calls.ts';
export type { Member, MemberInvitation, Workspace } from './calls/account/workspaces.calls.ts';
export type {
  AnalyticsTotals,
  AnsweredDay,
  DailyVolume,
  Engagement,
  FlowFunnel,
  Goal,
  GoalTarget,
  PostInsights,
  sentiments,
} from './calls/analytics.calls.ts';
export { type CallContract, type CallKey, ErrorBody, type HttpMethod } from './calls/call.ts';
export { callOf } from './calls/callOf.ts';
export { type BodyOf, type Call, type Calls, calls, type ParamsOf, type QueryOf, type ResponseOf } from './calls/calls.ts';
export type { Comment, CommentedPost } from './calls/conversations/comments.calls.ts';
export type { ContactVariable } from './calls/conversations/contacts.calls.ts';
export type { CannedReply, SendRecord, Thread, ThreadMessage, ThreadNote } from './calls/conversations/inbox.calls.ts';
export type { UploadedFile } from './calls/conversations/media.calls.ts';
export type { MessagingRules } from './calls/conversations/messaging-rules.calls.ts';
export type { MissedKeyword } from './calls/conversations/missed-keywords.calls.ts';
export type { OtherSender } from './calls/conversations/other-senders.calls.ts';
export type { Publication } from './calls/conversations/publishing.calls.ts';
export type {
  Automation,
  AutomationAction,
  AutomationActivity,
  Consideration,
  TriggerSettings,
} from './calls/flows/automations.calls.ts';
export type { ComparedEvent, comparisonChanges } from './calls/flows/comparison.calls.ts';
export type { ReplayItem } from './calls/flows/replay.calls.ts';
export type { RunInfo, RunStory } from './calls/flows/runs.calls.ts';
export type { FlowVersionInfo } from './calls/flows/versions.calls.ts';
export type { Boot, CspReport, ReleasedBuild, ReleasedRemote } from './calls/releases.calls.ts';
export type { EventDecision } from './calls/webhooks/decisions.calls.ts';
export type { DeliveryState } from './calls/webhooks/deliveries.calls.ts';
export type { DoctorCheck, doctorFixes } from './calls/webhooks/doctor.calls.ts';
export type {
  ErrorReport,
  HealthReport,
  MonitoredHour,
  MonitoringPerformance,
  Recommendation,
} from './calls/webhooks/monitoring.calls.ts';
export type { TestResult, TestSuite } from './calls/webhooks/testing.calls.ts';
export type { WebhookSubscription } from './calls/webhooks/webhook-management.calls.ts';
export {
  CAPTURE_CALLS_BEFORE_MAX,
  CAPTURE_CHARS_MAX,
  CAPTURE_ENTRIES_MAX,
  CAPTURED_PICTURE,
  Capture,
  type CaptureEntry,
} from './capture.ts';
export type { Command } from './command.ts';
export * from './entities.ts';
export { type ErrorCode, errors } from './errors.ts';
export { type FlowCard, FlowNodeData, type FlowOption, type FlowRequest, type FlowStart } from './flows/flowNodeData.ts';
export { type MessageButton, type MessageCard, OutgoingMessage } from './flows/outgoingMessage.ts';
export type { AutomationCondition, Schedule } from './flows/startCondition.ts';
export { TriggerFilter } from './flows/triggerFilter.ts';
export { type Language, languageNames, languages } from './language/languages.ts';
export * from './limits.ts';
export {
  type Message,
  type MessageArgs,
  type MessageCode,
  type MessageText,
  type MessageValue,
  message,
  type ParamNames,
} from './messages/message.ts';
export { messages } from './messages/messages.ts';
export { quotedWords } from './messages/quotedWords.ts';
export { renderEngineEnglish } from './messages/renderEngineEnglish.ts';
export { type Detail, detailOf, renderEnglish } from './messages/renderEnglish.ts';
export { renderMessage } from './messages/renderMessage.ts';
export { notifies, quietTypes } from './notifies.ts';
export { type BuildTicket, ticketDocument } from './releases/buildTicket.ts';
export { type IntegrityMap, moduleIntegrity, moduleProbes } from './releases/moduleIntegrity.ts';
export {
  REMOTE_CONTRACT,
  REMOTE_CONTRACT_OLDEST,
  type ReleaseDeployment,
  type ReleaseDocument,
  type ReleaseEntry,
  type ReleaseSignature,
  type RemoteEntry,
  type RemoteManifest,
  type RemoteRoute,
  type RemoteSlot,
  signedText,
  type Titles,
  type ViewNeeds,
} from './releases/releaseDocument.ts';
export { getEntry, viewNeeds } from './releases/viewNeeds.ts';
export {
  dockedPhonePath,
  mediaPath,
  messagePicturesPath,
  newFlowState,
  type PhoneMessage,
  type RoutePath,
  routes,
  serverPaths,
  webhookEventPath,
  webhookEventsPath,
} from './routes.ts';
export { safeUrl } from './safeUrl.ts';
export {
  type Alerts,
  type ClientToServerEvents,
  type InboxPresence,
  type NotificationPayload,
  type PresenceState,
  presenceStates,
  type ServerToClientEvents,
  type SubscribableEventType,
  subscribableEventTypes,
} from './socketEvents.ts';
export { ownerOfStateKey, type StateKey } from './stateKeys.ts';
export * from './vocabulary/accountVocabulary.ts';
export * from './vocabulary/automationVocabulary.ts';
export * from './vocabulary/commentVocabulary.ts';
export * from './vocabulary/eventVocabulary.ts';
export * from './vocabulary/flowVocabulary.ts';
export * from './vocabulary/goalVocabulary.ts';
export * from './vocabulary/inboxVocabulary.ts';
export * from './vocabulary/messageVocabulary.ts';
export * from './vocabulary/publishingVocabulary.ts';
export * from './vocabulary/reasonTexts.ts';
export * from './vocabulary/releaseVocabulary.ts';
export * from './vocabulary/testVocabulary.ts';
export {
  ACCOUNT_HEADER,
  isAllowed,
  mayManage,
  type Permission,
  permissions,
  type Role,
  roles,
  WORKSPACE_HEADER,
} from './workspaces/permissions.ts';
