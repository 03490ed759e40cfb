import { Readable } from 'node:stream';
import {
  IMAGE_UPLOAD_MAX_BYTES,
  MEDIA_QUOTA_BYTES,
  type Message,
  message,
  type UploadedFile,
  VIDEO_UPLOAD_MAX_BYTES,
} from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { createTicker } from '../../../infrastructure/concurrency/createTicker.ts';
import { isUuid, newId } from '../../../infrastructure/crypto/newId.ts';
import { randomToken } from '../../../infrastructure/crypto/randomToken.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import type { RateLimits } from '../../identity/rate-limits/index.ts';
import { createVideoReader } from './content/createVideoReader.ts';
import { kindOf, SIGNATURE_BYTES } from './content/kindOf.ts';
import type { MediaAddresses, MediaFile } from './createMediaAddresses.ts';
import { moveAllEarlierImages, moveEarlierImages } from './earlier-images/earlierImages.repository.ts';
import { readEarlierName } from './earlier-images/earlierNameOf.ts';
import type { MediaFiles } from './MediaFiles.ts';
import {
  complete,
  findMedia,
  hasConversation,
  type MediaRow,
  type NewMedia,
  pruneMedia,
  removeIncomplete,
  removeUnused,
  reserve,
} from './media.repository.ts';

const MIB = 1024 * 1024;
const UNUSED_KEPT_MS = 2 * 24 * 60 * 60_000;
const PRUNE_EVERY_MS = 60 * 60_000;
const REMOVE_EVERY_MS = 3_000;

interface Dependencies {
  database: Database;
  attempts: RateLimits;
  addresses: MediaAddresses;
  clock: Clock;
  logger: Logger;
  files: MediaFiles;
  quotaBytes?: number;
  pollMs?: number | undefined;
}

type Chunks = AsyncIterable<Buffer>;
type Facts = Pick<NewMedia, 'format' | 'width' | 'height' | 'size'> & Partial<Pick<NewMedia, 'conversation_id' | 'secret'>>;
export type StoredFile = MediaFile & Pick<MediaRow, 'size' | 'place' | 'owner_id'>;

type FileQuery = Parameters<MediaAddresses['verify']>[1] & Parameters<MediaAddresses['readSecret']>[1];

export type MediaService = ReturnType<typeof createMediaService>;

export function createMediaService(dependencies: Dependencies) {
  const {
    database,
    attempts,
    addresses,
    files,
    clock,
    logger,
    quotaBytes = MEDIA_QUOTA_BYTES,
    pollMs = REMOVE_EVERY_MS,
  } = dependencies;
  const pruning = createTicker(
    'media-pruning',
    PRUNE_EVERY_MS,
    async () => {
      await moveAllEarlierImages(database.system);
      await pruneMedia(database.system, new Date(clock.nowMs()));
    },
    logger,
  );

  async function begin(ownerId: string, facts: Facts): Promise<NewMedia> {
    const nowMs = clock.nowMs();
    const row: NewMedia = {
      id: newId(nowMs),
      owner_id: ownerId,
      conversation_id: null,
      secret: null,
      ...facts,
      duration_ms: null,
      is_complete: false,
      kept_until: new Date(nowMs + UNUSED_KEPT_MS),
      created_at: new Date(nowMs),
      place: files.place,
    };
    const isStored = await database.asOwner(ownerId, (queries) => reserve(queries, row, quotaBytes));
    if (!isStored) {
      throw new AppError('too_many', {
        text: message('publishing.upload-quota', { max: Math.round(quotaBytes / (1024 * MIB)) }),
      });
    }
    return row;
  }

  async function finish(ownerId: string, row: NewMedia): Promise<UploadedFile> {
    const { id, format, width, height, duration_ms: durationMs, size, conversation_id: conversationId } = row;
    await database.asOwner(ownerId, async (queries) => {
      const facts = { format, width, height, duration_ms: durationMs, size };
      if (!(await complete(queries, ownerId, id, facts))) throw new AppError('not_found');
      if (conversationId !== null) return;
      await recordAudit(queries, { ownerId, event: 'media_uploaded', object: { kind: 'media', id, name: `${id}.${format}` } });
    });
    const url = addresses.sign(addresses.stored({ id, format }));
    return { id, type: format === 'jpg' || format === 'gif' ? 'image' : 'video', url, width, height, durationMs, size };
  }

  async function store(ownerId: string, row: NewMedia, write: () => Promise<NewMedia>): Promise<UploadedFile> {
    try {
      return await finish(ownerId, await write());
    } catch (error) {
      await database.asOwner(ownerId, (queries) => removeIncomplete(queries, ownerId, row.id));
      await files.discard(row);
      throw error;
    }
  }

  async function storeImage(ownerId: string, file: Chunks): Promise<UploadedFile> {
    const bytes = await collect(file);
    const { encodePhoto } = await import('./content/encodePhoto.ts');
    const { image, width, height } = await encodePhoto(bytes);
    const row = await begin(ownerId, { format: 'jpg', width, height, size: image.length });
    return store(ownerId, row, async () => {
      await files.write(row, Readable.from([image]));
      return row;
    });
  }

  async function storeVideo(ownerId: string, file: Chunks, announcedBytes: number): Promise<UploadedFile> {
    const row = await begin(ownerId, { format: 'mp4', width: 0, height: 0, size: announcedBytes });
    return store(ownerId, row, async () => {
      const reader = createVideoReader();
      let size = 0;
      await files.write(row, limited());
      async function* limited() {
        for await (const chunk of file) {
          size += chunk.length;
          if (size > VIDEO_UPLOAD_MAX_BYTES) throw tooLarge('publishing.upload-video-too-large', VIDEO_UPLOAD_MAX_BYTES);
          reader.push(chunk);
          yield chunk;
        }
      }
      const facts = reader.finish();
      if (!facts) throw new AppError('image_invalid', { text: message('publishing.upload-broken-video') });
      const { durationMs: duration_ms, ...rest } = facts;
      return { ...row, ...rest, duration_ms, size };
    });
  }

  const removing = createTicker(
    'media-removal',
    pollMs,
    async () => {
      while ((await database.asSystem((queries) => files.removeDeleted(queries))) > 0);
    },
    logger,
  );

  return {
    start() {
      pruning.start();
      if (files.place === 'bucket') removing.start();
    },
    async stop() {
      await pruning.stop();
      await removing.stop();
    },

    /** Counts failed uploads too. Throws too_many_requests. */
    takeUpload: ({ workspaceId }: SignedIn): Promise<void> => attempts.takeOf('media', workspaceId),

    async upload({ workspaceId }: SignedIn, file: Chunks, announcedBytes: number): Promise<UploadedFile> {
      const { start, whole } = await peek(file);
      const kind = kindOf(start);
      if (kind === null) throw wrongType('publishing.upload-wrong-type');
      return kind === 'image' ? storeImage(workspaceId, whole) : storeVideo(workspaceId, whole, announcedBytes);
    },

    async takeMessageImage({ workspaceId: ownerId }: SignedIn, conversationId: string): Promise<void> {
      const isThere =
        isUuid(conversationId) &&
        (await database.asOwner(ownerId, (queries) => hasConversation(queries, ownerId, conversationId)));
      if (!isThere) throw new AppError('not_found');
      await attempts.takeOf('pictures', ownerId);
    },

    async uploadMessageImage({ workspaceId: ownerId }: SignedIn, conversationId: string, file: Buffer): Promise<string> {
      const { encodeMessageImage } = await import('./content/encodeMessageImage.ts');
      const { image, ...facts } = await encodeMessageImage(file);
      const secret = randomToken();
      const row = await begin(ownerId, { ...facts, size: image.length, conversation_id: conversationId, secret });
      await store(ownerId, row, async () => {
        await files.write(row, Readable.from([image]));
        return row;
      });
      return addresses.withSecret(row, secret);
    },

    async remove({ workspaceId: ownerId }: SignedIn, id: string): Promise<void> {
      const isRemoved =
        isUuid(id) &&
        (await database.asOwner(ownerId, async (queries) => {
          const format = await removeUnused(queries, ownerId, id);
          if (format === null) return false;
          await recordAudit(queries, { ownerId, event: 'media_deleted', object: { kind: 'media', id, name: `${id}.${format}` } });
          return true;
        }));
      if (!isRemoved) throw new AppError('not_found');
    },

    /** Throws not_found, also for a wrong or expired signature. */
    async find(name: string, query: FileQuery): Promise<StoredFile> {
      const file = query.secret === undefined ? addresses.verify(name, query) : addresses.readSecret(name, query);
      const row = file && (await findMedia(database.system, file.format, file));
      if (!row) throw new AppError('not_found');
      return row;
    },

    async findEarlier(fileName: string): Promise<StoredFile> {
      const file = readEarlierName(fileName);
      if (!file) throw new AppError('not_found');
      const findRow = () => findMedia(database.system, file.format, { secret: file.name });
      const move = () => moveEarlierImages(database.system, { names: [file.name], limit: 1 });
      const row = (await findRow()) ?? (await move().then(findRow));
      if (!row) throw new AppError('not_found');
      return row;
    },

    read: (file: StoredFile, from: number, to: number): Readable =>
      Readable.from(files.read(file, from, to), { objectMode: false }),
  };
}

async function peek(file: Chunks): Promise<{ start: Buffer; whole: Chunks }> {
  const chunks = file[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < SIGNATURE_BYTES) {
    const { value, done } = await chunks.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  async function* all() {
    yield start;
    for (;;) {
      const { value, done } = await chunks.next();
      if (done) return;
      yield value;
    }
  }
  return { start, whole: all() };
}

async function collect(file: Chunks): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size > IMAGE_UPLOAD_MAX_BYTES) throw tooLarge('publishing.upload-image-too-large', IMAGE_UPLOAD_MAX_BYTES);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(code: 'publishing.upload-image-too-large' | 'publishing.upload-video-too-large', bytes: number): AppError {
  const text: Message = message(code, { max: bytes / MIB });
  return new AppError('too_large', { text });
}

function wrongType(code: 'publishing.upload-wrong-type'): AppError {
  return new AppError('image_invalid', { text: message(code) });
}
