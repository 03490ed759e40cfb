import type { Static, Type } from 'typebox';
import { accountCalls } from './account.calls.ts';
import { analyticsCalls } from './analytics.calls.ts';
import { authCalls } from './auth.calls.ts';
import { automationsCalls } from './automations.calls.ts';
import { commentsCalls } from './comments.calls.ts';
import { comparisonCalls } from './comparison.calls.ts';
import { decisionsCalls } from './decisions.calls.ts';
import { deliveriesCalls } from './deliveries.calls.ts';
import { doctorCalls } from './doctor.calls.ts';
import { flowCalls } from './flow.calls.ts';
import { flowRequestsCalls } from './flow-requests.calls.ts';
import { inboxCalls } from './inbox.calls.ts';
import { instagramCalls } from './instagram.calls.ts';
import { messagingRulesCalls } from './messaging-rules.calls.ts';
import { missedKeywordsCalls } from './missed-keywords.calls.ts';
import { monitoringCalls } from './monitoring.calls.ts';
import { notificationsCalls } from './notifications.calls.ts';
import { otherSendersCalls } from './other-senders.calls.ts';
import { publishingCalls } from './publishing.calls.ts';
import { releasesCalls } from './releases.calls.ts';
import { replayCalls } from './replay.calls.ts';
import { runsCalls } from './runs.calls.ts';
import { testingCalls } from './testing.calls.ts';
import { versionsCalls } from './versions.calls.ts';
import { webhookManagementCalls } from './webhook-management.calls.ts';
import { webhooksCalls } from './webhooks.calls.ts';

/** Every JSON call between browser and server. The browser imports only the type, so the schemas cost it nothing. */
export const calls = {
  ...authCalls,
  ...accountCalls,
  ...instagramCalls,
  ...messagingRulesCalls,
  ...doctorCalls,
  ...inboxCalls,
  ...commentsCalls,
  ...publishingCalls,
  ...flowCalls,
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

type Part<C extends Call, K extends string> = Calls[C] extends { [P in K]: infer S extends Type.TSchema } ? Static<S> : undefined;

export type ParamsOf<C extends Call> = Part<C, 'params'>;
export type QueryOf<C extends Call> = Part<C, 'query'>;
export type BodyOf<C extends Call> = Part<C, 'body'>;
export type ResponseOf<C extends Call> = Part<C, 'response'>;
