import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { createTicker } from '../../../infrastructure/concurrency/createTicker.ts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import { randomToken } from '../../../infrastructure/crypto/randomToken.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import type { RateLimits } from '../../identity/rate-limits/index.ts';
import { imageUrl, readImageFile } from './imageUrl.ts';
import { findImage, hasConversation, insertImage, pruneImages } from './message-images.repository.ts';

const DAY_MS = 24 * 60 * 60_000;
const PRUNE_EVERY_MS = 60 * 60_000;
const SENT_KEPT_MS = 90 * DAY_MS;
const UNSENT_KEPT_MS = DAY_MS;

interface Dependencies {
  database: Database;
  attempts: RateLimits;
  clock: Clock;
  logger: Logger;
  publicUrl: string;
}

export type MessageImagesService = ReturnType<typeof createMessageImagesService>;

export function createMessageImagesService({ database, attempts, clock, logger, publicUrl }: Dependencies) {
  const before = (ms: number) => new Date(clock.nowMs() - ms);
  const pruning = createTicker(
    'picture-pruning',
    PRUNE_EVERY_MS,
    () => pruneImages(database.system, { sentBefore: before(SENT_KEPT_MS), unsentBefore: before(UNSENT_KEPT_MS) }),
    logger,
  );

  return {
    start: pruning.start,
    stop: pruning.stop,

    /** Counts failed uploads too. Throws not_found, too_many_requests. */
    async takeUpload(ownerId: string, conversationId: string): Promise<void> {
      const isThere =
        isUuid(conversationId) &&
        (await database.asOwner(ownerId, (queries) => hasConversation(queries, ownerId, conversationId)));
      if (!isThere) throw new AppError('not_found');
      await attempts.takeOf('pictures', ownerId);
    },

    async upload(ownerId: string, conversationId: string, file: Buffer): Promise<string> {
      const { encodeImage } = await import('./encodeImage.ts');
      const { type, image } = await encodeImage(file);
      const name = randomToken();
      const row = { name, owner_id: ownerId, conversation_id: conversationId, type, image, created_at: before(0) };
      await database.asOwner(ownerId, (queries) => insertImage(queries, row));
      return imageUrl(publicUrl, name, type);
    },

    async find(fileName: string): Promise<{ image: Buffer; type: string }> {
      const file = readImageFile(fileName);
      const image = file && (await findImage(database.system, file.name, file.type));
      if (!image) throw new AppError('not_found');
      return { image, type: file.type === 'gif' ? 'image/gif' : 'image/jpeg' };
    },
  };
}
