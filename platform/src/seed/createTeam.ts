import { type Api, createApi, SeedError } from './createApi.ts';
import { members, workspaceName } from './story/team.ts';

export type Team = Record<keyof typeof members, Api>;

export interface Account {
  username: string;
  password: string;
  id: string;
  token: string;
}

/** @returns null if the username is taken */
export async function register(url: string, username: string, password: string): Promise<Account | null> {
  const body = { username, email: `${username}@example.test`, password };
  const answer = await createApi(url).send('POST', '/api/auth/register', body);
  if (answer.status === 409) return null;
  const text = await answer.text();
  if (answer.status === 403 || answer.status === 429) {
    const { error }: { error: string } = JSON.parse(text);
    throw new SeedError(`The server refuses sign-ups: ${error} (REGISTRATION, REGISTRATIONS_PER_HOUR, REGISTRATIONS_PER_DAY)`);
  }
  if (answer.status !== 201) throw new SeedError(`The sign-up returned status ${answer.status}: ${text}`);
  const { user, token }: { user: { id: string }; token: string } = JSON.parse(text);
  return { username, password, id: user.id, token };
}

export async function registerMembers(url: string, owner: Account): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const name of Object.keys(members)) {
    const username = `${owner.username}-${name}`;
    const account = await register(url, username, owner.password);
    if (!account) {
      await deleteAccounts(url, accounts);
      throw new SeedError(`The account ${username} already exists. Choose another username: pnpm seed <username>`);
    }
    accounts.push(account);
  }
  return accounts;
}

export async function deleteAccounts(url: string, accounts: readonly Account[]): Promise<void> {
  for (const { token, password } of accounts) await createApi(url, token).send('DELETE', '/api/user/delete', { password });
}

export function openTeam(url: string, ownerId: string, accounts: readonly Pick<Account, 'token'>[]): Team {
  const apis = Object.keys(members).map((name, index) => [name, createApi(url, accounts[index]?.token, ownerId)]);
  return Object.fromEntries(apis);
}

type Member = Pick<Account, 'username' | 'token'>;

export async function joinTeam(product: Api, team: Team, accounts: readonly Member[], name = workspaceName): Promise<void> {
  await product.call('PATCH', '/api/workspace', { name });
  for (const [index, [member, role]] of Object.entries(members).entries()) {
    const email = `${accounts[index]?.username}@example.test`;
    const { url } = await product.call<{ url: string }>('POST', '/api/workspace/invitations', { email, role });
    const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token');
    await team[member as keyof Team].call('POST', '/api/invitations/accept', { token });
  }
}
