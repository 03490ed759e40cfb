export const BUCKETS = 10_000;

/** Salt and remote prevent rollouts from affecting the same users. */
export async function bucketOf(salt: string, remote: string, subjectId: string): Promise<number> {
  return (await markOf(salt, remote, subjectId)) % BUCKETS;
}

export async function markOf(salt: string, remote: string, subjectId: string): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}:${remote}:${subjectId}`));
  return new DataView(digest).getUint32(0);
}
