import { type Api, SeedError } from './createApi.ts';

const scopes = [
  'instagram_business_basic',
  'instagram_business_manage_messages',
  'instagram_business_manage_comments',
  'instagram_business_content_publish',
  'instagram_business_manage_insights',
];

/** Connects the account by the sandbox's dialog, in which somebody presses Allow. */
export async function connectShop(product: Api, sandboxUrl: string, igId: string): Promise<void> {
  const start = await product.send('GET', '/api/instagram/auth/instagram');
  const { authUrl }: { authUrl?: string } = JSON.parse(await start.text());
  if (authUrl === undefined || !authUrl.startsWith(sandboxUrl)) {
    throw new SeedError('The server talks to the real Instagram: the demo is made with the sandbox only.');
  }
  const dialog = new URL(authUrl);
  const form = new URLSearchParams([...dialog.searchParams, ['account', igId], ['decision', 'allow']]);
  for (const scope of scopes) form.append('granted', scope);
  const allowed = await fetch(`${dialog.origin}${dialog.pathname}`, { method: 'POST', body: form, redirect: 'manual' });
  const back = new URL(allowed.headers.get('location') ?? 'about:blank');
  const cookie = start.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const callback = await product.send('GET', `${back.pathname}${back.search}`, undefined, { cookie });
  if (!callback.headers.get('location')?.includes('instagram=success')) throw new SeedError('Connecting the account failed.');
}
