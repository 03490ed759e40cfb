export const BUCKETS = 10_000;

/**
 * Which of the 10 000 buckets somebody is in for one rollout of one remote. Salt and remote are part of it, so that rollouts do not all
 * hit the same people.
 */
export async function bucketOf(salt: string, remote: string, subjectId: string): Promise<number> {
  return (await markOf(salt, remote, subjectId)) % BUCKETS;
}

export async function markOf(salt: string, remote: string, subjectId: string): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}:${remote}:${subjectId}`));
  return new DataView(digest).getUint32(0);
}
