import { createReleaseFiles } from '../../domains/operations/releases/index.ts';
import { readStorage } from '../../infrastructure/env/readers/readStorageSettings.ts';
import { createLogger } from '../../infrastructure/logger/createLogger.ts';
import { openBucket } from '../../infrastructure/object-storage/openBucket.ts';
import { withDatabase } from './withDatabase.ts';

export async function withReleases<T>(work: (releasesDir: string) => Promise<T>): Promise<T> {
  const { bucket, releasesDir } = readStorage(process.env);
  if (!bucket) return work(releasesDir);
  return withDatabase((database) =>
    createReleaseFiles({ bucket: openBucket(bucket), database, releasesDir, logger: createLogger('warn') }).write(() =>
      work(releasesDir),
    ),
  );
}
