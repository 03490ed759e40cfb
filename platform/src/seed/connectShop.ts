import { allowAccount } from './allowAccount.ts';
import { type Api, SeedError } from './createApi.ts';

export async function connectShop(product: Api, sandboxUrl: string, igId: string): Promise<void> {
  const start = await product.send('GET', '/api/instagram/auth/instagram?add=true');
  const { authUrl }: { authUrl?: string } = JSON.parse(await start.text());
  if (authUrl === undefined || !authUrl.startsWith(sandboxUrl)) {
    throw new SeedError(
      'The server uses the real Instagram, but the demo needs the sandbox. Unset INSTAGRAM_APP_ID and start again.',
    );
  }
  const back = await allowAccount(authUrl, igId);
  const cookie = start.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const callback = await product.send('GET', `${back.pathname}${back.search}`, undefined, { cookie });
  if (!callback.headers.get('location')?.includes('instagram=success'))
    throw new SeedError('The account could not be connected. Check the log of the server.');
}
