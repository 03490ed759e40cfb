import { ReleaseRefusal } from '@fanfare/releases';

/** @throws ReleaseRefusal with a bucket, because a change of its local copy would reach no server */
export function assertLocalReleases(bucketUrl: string | undefined, releasesDir: string, instead: string): void {
  if (!bucketUrl) return;
  throw new ReleaseRefusal(`STORAGE_URL is set, so releases are in the bucket and ${releasesDir} is only a copy. ${instead}`);
}
