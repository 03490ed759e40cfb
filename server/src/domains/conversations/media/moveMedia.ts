import type { Database } from '../../../infrastructure/database/Database.ts';
import type { ObjectStorage } from '../../../infrastructure/object-storage/ObjectStorage.ts';
import { createMediaFiles, objectKeyOf } from './MediaFiles.ts';
import { listInDatabase, moveToBucket } from './media.repository.ts';

export async function moveMedia(database: Database, bucket: ObjectStorage): Promise<{ files: number; bytes: number }> {
  const contents = createMediaFiles(database, bucket);
  const moved = { files: 0, bytes: 0 };
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const files = await listInDatabase(database.system, after);
    for (const file of files) {
      await contents.write({ ...file, place: 'bucket' }, toBuffers(contents.read(file, 0, file.size - 1)));
      const isMoved = await database.asSystem((queries) => moveToBucket(queries, file.id));
      if (!isMoved) await bucket.remove([objectKeyOf(file)]);
      else {
        moved.files += 1;
        moved.bytes += file.size;
      }
      after = file.id;
    }
    if (files.length === 0) return moved;
  }
}

async function* toBuffers(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) yield Buffer.from(chunk);
}
