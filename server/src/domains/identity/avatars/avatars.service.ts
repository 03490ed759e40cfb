import { serverPaths } from '@fanfare/shared/contracts';
import { randomToken } from '../../../infrastructure/crypto/randomToken.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import type { RateLimits } from '../rate-limits/index.ts';
import { deleteAvatar, findAvatar, storeAvatar } from './avatars.repository.ts';
import { defaultAvatarUrl } from './defaultAvatar.ts';

export interface AvatarsService {
  /** Also counts invalid files. Throws too_many_requests. */
  takeUpload: (ownerId: string) => Promise<void>;
  /** Throws image_invalid. */
  upload: (ownerId: string, file: Buffer) => Promise<string>;
  remove: (signedIn: SignedIn) => Promise<string>;
  find: (name: string) => Promise<Buffer | null>;
}

export function createAvatarsService({ database, attempts }: { database: Database; attempts: RateLimits }): AvatarsService {
  return {
    takeUpload: (ownerId) => attempts.takeOf('avatars', ownerId),
    async upload(ownerId, file) {
      // Loaded lazily, because decoders take tens of megabytes.
      const { encodeAvatar } = await import('./encodeAvatar.ts');
      const image = await encodeAvatar(file);
      const name = randomToken();
      const url = `${serverPaths.avatars}${name}.webp`;
      await database.asOwner(ownerId, (queries) => storeAvatar(queries, ownerId, name, image, url));
      return url;
    },
    async remove({ userId, username }) {
      await database.asOwner(userId, (queries) => deleteAvatar(queries, userId));
      return defaultAvatarUrl(username);
    },
    find: (name) => findAvatar(database.system, name),
  };
}
