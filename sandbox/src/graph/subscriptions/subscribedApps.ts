import { webhookFields } from '../../model/webhookFields.ts';
import { graphErrors } from '../answers/graphErrors.ts';
import type { GraphCall } from '../GraphCall.ts';
import { requireScope } from '../tokens/requireScope.ts';

/** Differs from the Instagram app ID used for login. */
const SUBSCRIBED_APP_ID = '1805518093344127';

/** Returns empty `data` if there is no subscription. */
export function readSubscription({ caller }: GraphCall) {
  const fields = caller.account.subscribedFields;
  return { data: fields ? [{ id: SUBSCRIBED_APP_ID, subscribed_fields: fields }] : [] };
}

/** Fields that the app has disabled are silently ignored. */
export function subscribe({ state, caller, params, live }: GraphCall) {
  requireScope(caller, 'instagram_business_basic');
  const names = readNames(params.subscribed_fields);
  if (names.length === 0) throw graphErrors.missingParameter('subscribed_fields');
  for (const [index, name] of names.entries()) {
    const scope = Object.hasOwn(webhookFields, name) ? webhookFields[name] : undefined;
    if (scope === undefined) {
      const offered = Object.keys(webhookFields).join(', ');
      throw graphErrors.badParameter(`Param subscribed_fields[${index}] must be one of {${offered}} - got "${name}".`);
    }
    if (!caller.token.scopes.includes(scope)) throw graphErrors.fieldPermission(name, scope);
  }
  const { appFields } = state.preferences.get();
  const granted = [...new Set(names)].filter((name) => appFields.includes(name));
  state.accounts.update(caller.account.igId, { subscribedFields: granted });
  live.publish({ kind: 'accounts' });
  return { success: true };
}

export function unsubscribe({ state, caller, live }: GraphCall) {
  state.accounts.update(caller.account.igId, { subscribedFields: null });
  live.publish({ kind: 'accounts' });
  return { success: true };
}

function readNames(value: unknown): string[] {
  const list = Array.isArray(value) ? value : String(value ?? '').split(',');
  return list.map((name) => String(name).trim()).filter((name) => name !== '');
}
