import { Agent } from 'undici';
import type { InstagramSettings } from '../../infrastructure/env/Settings.ts';
import { callInstagram } from './callInstagram.ts';
import type { Caller } from './calls/Caller.ts';
import { type AccountCalls, createAccountCalls } from './calls/createAccountCalls.ts';
import { type CommentCalls, createCommentCalls } from './calls/createCommentCalls.ts';
import { createLoginCalls, type LoginCalls } from './calls/createLoginCalls.ts';
import { createMessagingCalls, type MessagingCalls } from './calls/createMessagingCalls.ts';
import { createPublishingCalls, type PublishingCalls } from './calls/createPublishingCalls.ts';
import { createCallGuard } from './guard/createCallGuard.ts';
import { instagramLimits } from './guard/instagramLimits.ts';

/** The part of Instagram's API that this product uses. Every method throws GraphError when the call does not succeed. */
export interface InstagramClient extends LoginCalls, AccountCalls, MessagingCalls, CommentCalls, PublishingCalls {
  close: () => Promise<void>;
}

/** Connections to Instagram, where it does not let calls share one: each carries one call at a time. */
const CONNECTIONS = 128;

export function createInstagramClient(settings: InstagramSettings): InstagramClient {
  const dispatcher = new Agent({ connections: CONNECTIONS, keepAliveTimeout: 30_000 });
  const guard = createCallGuard({ limits: instagramLimits(settings.sendsPerSecond) });
  const caller: Caller = {
    graph: `${settings.graphUrl}/${settings.graphVersion}`,
    // The token stands for the account: every account has exactly one.
    call: (api, call) => guard.run(call.token, api, (onUsage) => callInstagram(dispatcher, call, onUsage)),
  };
  return {
    ...createLoginCalls(settings, (call) => callInstagram(dispatcher, call)),
    ...createAccountCalls(caller),
    ...createMessagingCalls(caller),
    ...createCommentCalls(caller),
    ...createPublishingCalls(caller),
    close: () => dispatcher.close(),
  };
}
