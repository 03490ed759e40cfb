import type { Api } from './createApi.ts';
import type { Person } from './story/followers.ts';

interface Follower {
  id: string;
  username: string;
}

export async function addFollowers(sandbox: Api, people: readonly Person[]): Promise<Follower[]> {
  const known = await sandbox.call<Follower[]>('GET', '/followers');
  const missing = people.filter(({ username }) => !known.some((follower) => follower.username === username));
  for (const { name, ...rest } of missing) await sandbox.call('POST', '/followers', { ...rest, ...(name !== null && { name }) });
  const byUsername = new Map((await sandbox.call<Follower[]>('GET', '/followers')).map((one) => [one.username, one]));
  return people.flatMap(({ username }) => byUsername.get(username) ?? []);
}
