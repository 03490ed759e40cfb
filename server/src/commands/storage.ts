import { createDeployToken, openReleaseStore } from '@fanfare/releases';
import { moveMedia } from '../domains/conversations/media/index.ts';
import { moveReleases } from '../domains/operations/releases/index.ts';
import { readStorage } from '../infrastructure/env/readers/readStorageSettings.ts';
import { StartError } from '../infrastructure/env/StartError.ts';
import { openBucket } from '../infrastructure/object-storage/openBucket.ts';
import { runCommand, say } from './running/runCommand.ts';
import { withDatabase } from './running/withDatabase.ts';
import { withReleases } from './running/withReleases.ts';

const usage = 'pnpm storage move | pnpm storage token <remote> <holder>';

await runCommand({ usage }, async ([action, remote, holder]) => {
  const { bucket, releasesDir } = readStorage(process.env);
  if (!bucket)
    throw new StartError(['STORAGE_URL is not set. Set it to the bucket, for example s3://key:secret@s3.example.org/bucket.']);
  if (action === 'move') {
    await withDatabase(async (database) => {
      const builds = await moveReleases(openBucket(bucket), database, releasesDir);
      say(
        builds === null ? 'The bucket has releases already; those of the directory were not copied.' : `Copied builds: ${builds}`,
      );
      const { files, bytes } = await moveMedia(database, openBucket(bucket));
      say(`Moved uploaded files: ${files}, ${(bytes / 1e6).toFixed(1)} MB`);
    });
  } else if (action === 'token' && remote !== undefined && holder !== undefined) {
    say(await withReleases((dir) => createDeployToken(openReleaseStore(dir), remote, holder)));
  } else throw new StartError([`Usage: ${usage}`]);
});
