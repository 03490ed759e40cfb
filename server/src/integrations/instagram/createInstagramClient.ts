import { safeUrl } from '@fanfare/shared/contracts';
import type { InstagramSettings } from '../../infrastructure/env/Settings.ts';
import { callInstagram, type InstagramCall } from './callInstagram.ts';
import type { Caller } from './calls/Caller.ts';
import { type AccountCalls, createAccountCalls } from './calls/createAccountCalls.ts';
import { type CommentCalls, createCommentCalls } from './calls/createCommentCalls.ts';
import { createInsightCalls, type InsightCalls } from './calls/createInsightCalls.ts';
import { createLoginCalls, type LoginCalls } from './calls/createLoginCalls.ts';
import { createMessagingCalls, type MessagingCalls } from './calls/createMessagingCalls.ts';
import { createPublishingCalls, type PublishingCalls } from './calls/createPublishingCalls.ts';
import { createExchange } from './createExchange.ts';
import { createCallGuard, type GuardState, type GuardTime } from './guard/createCallGuard.ts';
import type { ReserveCalls } from './guard/createSharedBuckets.ts';
import { instagramLimits } from './guard/instagramLimits.ts';
import { type ObservedCall, observeCall } from './observeCall.ts';

export interface InstagramClient extends LoginCalls, AccountCalls, MessagingCalls, CommentCalls, PublishingCalls, InsightCalls {
  guardState: () => GuardState;
  close: () => Promise<void>;
}

/** HTTP/1.1 connections carry one call at a time. */
const CONNECTIONS = 128;

/** With `reserve`, processes share Instagram's limits. */
export function createInstagramClient(
  settings: InstagramSettings,
  onCall: (call: ObservedCall) => void = () => undefined,
  guardTime?: GuardTime,
  reserve?: ReserveCalls,
): InstagramClient {
  const exchange = createExchange(CONNECTIONS);
  const guard = createCallGuard({
    limits: instagramLimits(settings.sendsPerSecond),
    ...guardTime,
    reserve,
  });
  const caller: Caller = {
    graph: `${settings.graphUrl}/${settings.graphVersion}`,
    call: (api, call) =>
      observeCall(call, () => guard.run(call.token, api, (onUsage) => callInstagram(exchange, call, onUsage)), onCall),
    safeUrl: (text) => safeUrl(text, settings.pictureOrigins),
  };
  const callOpenly = (call: InstagramCall) => observeCall(call, () => callInstagram(exchange, call), onCall);
  return {
    ...createLoginCalls(settings, callOpenly, guard.forget),
    ...createAccountCalls(caller),
    ...createMessagingCalls(caller),
    ...createCommentCalls(caller),
    ...createPublishingCalls(caller),
    ...createInsightCalls(caller),
    guardState: guard.state,
    async close() {
      guard.close();
      await exchange.close();
    },
  };
}
