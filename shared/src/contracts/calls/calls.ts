import type { Static, Type } from 'typebox';
import { accountCalls } from './account/account.calls.ts';
import { auditLogCalls } from './account/audit-log.calls.ts';
import { authCalls } from './account/auth.calls.ts';
import { notificationsCalls } from './account/notifications.calls.ts';
import { workspacesCalls } from './account/workspaces.calls.ts';
import { analyticsCalls } from './analytics.calls.ts';
import { commentsCalls } from './conversations/comments.calls.ts';
import { contactsCalls } from './conversations/contacts.calls.ts';
import { inboxCalls } from './conversations/inbox.calls.ts';
import { mediaCalls } from './conversations/media.calls.ts';
import { messagingRulesCalls } from './conversations/messaging-rules.calls.ts';
import { missedKeywordsCalls } from './conversations/missed-keywords.calls.ts';
import { otherSendersCalls } from './conversations/other-senders.calls.ts';
import { publishingCalls } from './conversations/publishing.calls.ts';
import { approvalsCalls } from './flows/approvals.calls.ts';
import { automationsCalls } from './flows/automations.calls.ts';
import { comparisonCalls } from './flows/comparison.calls.ts';
import { flowCalls } from './flows/flow.calls.ts';
import { flowRequestsCalls } from './flows/flow-requests.calls.ts';
import { replayCalls } from './flows/replay.calls.ts';
import { runsCalls } from './flows/runs.calls.ts';
import { versionsCalls } from './flows/versions.calls.ts';
import { instagramCalls } from './instagram.calls.ts';
import { releasesCalls } from './releases.calls.ts';
import { decisionsCalls } from './webhooks/decisions.calls.ts';
import { deliveriesCalls } from './webhooks/deliveries.calls.ts';
import { doctorCalls } from './webhooks/doctor.calls.ts';
import { monitoringCalls } from './webhooks/monitoring.calls.ts';
import { testingCalls } from './webhooks/testing.calls.ts';
import { webhookManagementCalls } from './webhooks/webhook-management.calls.ts';
import { webhooksCalls } from './webhooks/webhooks.calls.ts';

/** Every JSON call between browser and server. The browser imports only the type, without the schemas. */
export const calls = {
  ...authCalls,
  ...accountCalls,
  ...auditLogCalls,
  ...workspacesCalls,
  ...instagramCalls,
  ...messagingRulesCalls,
  ...doctorCalls,
  ...inboxCalls,
  ...contactsCalls,
  ...commentsCalls,
  ...publishingCalls,
  ...mediaCalls,
  ...flowCalls,
  ...approvalsCalls,
  ...flowRequestsCalls,
  ...automationsCalls,
  ...versionsCalls,
  ...runsCalls,
  ...webhookManagementCalls,
  ...testingCalls,
  ...monitoringCalls,
  ...notificationsCalls,
  ...webhooksCalls,
  ...decisionsCalls,
  ...releasesCalls,
  ...replayCalls,
  ...deliveriesCalls,
  ...otherSendersCalls,
  ...missedKeywordsCalls,
  ...comparisonCalls,
  ...analyticsCalls,
};

export type Calls = typeof calls;
export type Call = keyof Calls;

// Uses a lookup, because with a conditional type the compiler creates three times as many types in every
// remote.
type Part<K extends string> = {
  [C in Call]: Calls[C] extends { [P in K]: infer S extends Type.TSchema } ? Static<S> : undefined;
};

export type ParamsOf<C extends Call> = Part<'params'>[C];
export type QueryOf<C extends Call> = Part<'query'>[C];
export type BodyOf<C extends Call> = Part<'body'>[C];
export type ResponseOf<C extends Call> = Part<'response'>[C];
