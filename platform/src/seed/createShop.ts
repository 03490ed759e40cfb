import type { Api } from './createApi.ts';
import { repairShop } from './story/repairs.ts';
import { sampleShop, shop } from './story/shop.ts';

interface Account {
  igId: string;
  username: string;
  isConnected: boolean;
}

export async function createShop(sandbox: Api): Promise<{ igId: string }> {
  const accounts = await sandbox.call<Account[]>('GET', '/accounts');
  const known = accounts.find(({ igId }) => igId === shop.igId);
  if (known && !known.isConnected) return known;
  return create(sandbox, accounts, { ...shop, followersCount: 1_240 });
}

/** @returns a new account every time */
export async function createRepairShop(sandbox: Api): Promise<{ igId: string }> {
  return create(sandbox, await sandbox.call<Account[]>('GET', '/accounts'), { ...repairShop, followersCount: 310 });
}

export async function createSampleShop(sandbox: Api): Promise<{ igId: string }> {
  return create(sandbox, await sandbox.call<Account[]>('GET', '/accounts'), { ...sampleShop, followersCount: 2_180 });
}

interface NewShop {
  username: string;
  name: string;
  followersCount: number;
}

function create(sandbox: Api, accounts: readonly Account[], { username, name, followersCount }: NewShop) {
  const taken = new Set(accounts.map((account) => account.username));
  let free = username;
  for (let number = 2; taken.has(free); number += 1) free = `${username}.${number}`;
  return sandbox.call<{ igId: string }>('POST', '/accounts', { username: free, name, followersCount });
}
