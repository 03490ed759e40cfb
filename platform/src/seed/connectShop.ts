import { allowAccount } from './allowAccount.ts';
import { type Api, SeedError } from './createApi.ts';

export async function connectShop(product: Api, sandboxUrl: string, igId: string): Promise<void> {
  const start = await product.send('GET', '/api/instagram/auth/instagram');
  const { authUrl }: { authUrl?: string } = JSON.parse(await start.text());
  if (authUrl === undefined || !authUrl.startsWith(sandboxUrl)) {
    throw new SeedError('The server talks to the real Instagram: the demo is made with the sandbox only.');
  }
  const back = await allowAccount(authUrl, igId);
  const cookie = start.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const callback = await product.send('GET', `${back.pathname}${back.search}`, undefined, { cookie });
  if (!callback.headers.get('location')?.includes('instagram=success')) throw new SeedError('Connecting the account failed.');
}
