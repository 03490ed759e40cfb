import type { Answer, Caller } from './createCaller.ts';
import { appId, appSecret, redirectUri } from './testApp.ts';

const allScopes = [
  'instagram_business_basic',
  'instagram_business_manage_messages',
  'instagram_business_manage_comments',
  'instagram_business_content_publish',
  'instagram_business_manage_insights',
];
export const shop = { igId: '17841405822304913', appScopedId: '26014778093215507', username: 'juniper.and.oak' };

export function allow(sandbox: Caller, fields: Record<string, string> = {}, granted: string[] = allScopes): Promise<Answer> {
  const form = new URLSearchParams({
    client_id: appId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: allScopes.join(','),
    state: 'abc/1+2',
    account: shop.igId,
    decision: 'allow',
    ...fields,
  });
  for (const scope of granted) form.append('granted', scope);
  return sandbox.call('/www.instagram.com/oauth/authorize', { method: 'POST', body: form });
}

export function codeOf(redirect: Answer): string {
  return new URL(redirect.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

export function exchange(sandbox: Caller, code: string, fields: Record<string, string> = {}): Promise<Answer> {
  const body = new URLSearchParams({
    client_id: appId,
    client_secret: appSecret,
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    code,
    ...fields,
  });
  return sandbox.call('/api.instagram.com/oauth/access_token', { method: 'POST', body });
}

export function lengthen(sandbox: Caller, token: string, secret = appSecret): Promise<Answer> {
  const query = new URLSearchParams({ grant_type: 'ig_exchange_token', client_secret: secret, access_token: token });
  return sandbox.call(`/graph.instagram.com/access_token?${query}`);
}

/** Goes through dialog, code and long-lived token. */
export async function connect(sandbox: Caller, granted: string[] = allScopes, account = shop.igId): Promise<string> {
  const { body } = await exchange(sandbox, codeOf(await allow(sandbox, { account }, granted)));
  const short = body.access_token ?? body.data[0].access_token;
  return (await lengthen(sandbox, short)).body.access_token;
}

export function subscribe(sandbox: Caller, token: string, fields = 'messages,messaging_seen'): Promise<Answer> {
  return sandbox.graph(token, 'POST', `/me/subscribed_apps?subscribed_fields=${fields}`);
}

export async function write(sandbox: Caller, text: string, followerId = 'ana.lima'): Promise<{ mid: string; igsid: string }> {
  const { body } = await sandbox.api('POST', `/accounts/${shop.igId}/conversations/${followerId}/messages`, { text });
  return body;
}
