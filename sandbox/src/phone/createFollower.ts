import type { Dependencies } from '../Dependencies.ts';
import { ApiError } from '../state/ApiError.ts';
import type { Follower } from '../state/repositories/followers.repository.ts';

/** Creates a follower, who can write to every account. */
export function createFollower(
  { state, clock, live }: Pick<Dependencies, 'state' | 'clock' | 'live'>,
  { username, name = null, followerCount = 100 }: { username: string; name?: string | null; followerCount?: number },
): Follower {
  if (state.followers.find(username)) throw new ApiError(409, `There is already a follower ${username}.`);
  const follower = { id: username, username, name: name?.trim() || null, followerCount, createdAt: clock.now() };
  const igIds = state.accounts.list().map((account) => account.igId);
  state.transaction(() => state.followers.insert(follower, igIds));
  live.publish({ kind: 'followers' });
  return follower;
}
