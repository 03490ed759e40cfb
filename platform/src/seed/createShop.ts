import type { Api } from './createApi.ts';
import { shop } from './story/shop.ts';

interface Account {
  igId: string;
  username: string;
  isConnected: boolean;
}

export async function createShop(sandbox: Api): Promise<{ igId: string }> {
  const accounts = await sandbox.call<Account[]>('GET', '/accounts');
  const known = accounts.find(({ igId }) => igId === shop.igId);
  if (known && !known.isConnected) return known;
  const taken = new Set(accounts.map(({ username }) => username));
  let number = 2;
  while (taken.has(`${shop.username}.${number}`)) number += 1;
  return sandbox.call('POST', '/accounts', { username: `${shop.username}.${number}`, name: shop.name, followersCount: 1_240 });
}
