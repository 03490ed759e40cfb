export type { DailyVolume } from './calls/analytics.calls.ts';
export { type CallContract, type CallKey, ErrorBody, type HttpMethod } from './calls/call.ts';
export { type BodyOf, type Call, type Calls, calls, type ParamsOf, type QueryOf, type ResponseOf } from './calls/calls.ts';
export * from './entities.ts';
export { type ErrorCode, errors } from './errors.ts';
export * from './eventVocabulary.ts';
export * from './flowVocabulary.ts';
export * from './limits.ts';
export type { ReleaseDocument, ReleaseEntry, RemoteManifest, RemoteRoute } from './releaseDocument.ts';
export { type RoutePath, routes, serverPaths } from './routes.ts';
export {
  type ClientToServerEvents,
  type NotificationPayload,
  type ServerToClientEvents,
  type SubscribableEventType,
  subscribableEventTypes,
} from './socketEvents.ts';
export { type StateKey, type StateKeyOwner, stateKeys } from './stateKeys.ts';
