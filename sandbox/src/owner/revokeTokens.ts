import type { Dependencies } from '../Dependencies.ts';
import type { Account } from '../state/repositories/accounts.repository.ts';
import { type Revocation, revocations } from '../state/repositories/grants.repository.ts';
import type { CallbackAnswer } from '../state/views.ts';
import { sendSignedRequest } from './sendSignedRequest.ts';

/** @returns the number of revoked tokens */
export function revokeTokens({ state, live }: Dependencies, igId: string, reason: Revocation): number {
  const revoked = state.transaction(() => state.grants.revokeAll(igId, revocations[reason]));
  live.publish({ kind: 'accounts' });
  return revoked;
}

/** Revokes the tokens, stops webhooks and calls the deauthorize callback. */
export async function removeApp(
  dependencies: Dependencies,
  { igId, appScopedId }: Account,
): Promise<{ revoked: number; callback: CallbackAnswer }> {
  const { state, settings, clock } = dependencies;
  const revoked = state.transaction(() => {
    state.accounts.update(igId, { subscribedFields: null });
    return revokeTokens(dependencies, igId, 'appRemoved');
  });
  const callback = await sendSignedRequest(settings.deauthorizeCallbackUrl, settings.appSecret, appScopedId, clock.now());
  return { revoked, callback };
}
