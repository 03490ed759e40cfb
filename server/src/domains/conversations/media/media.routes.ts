import { mediaPath, messagePicturesPath, PICTURE_MAX_BYTES, VIDEO_UPLOAD_MAX_BYTES } from '@fanfare/shared/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { route } from '../../../infrastructure/http/route.ts';
import { readStream, readUpload } from '../../../infrastructure/http/uploads/readUpload.ts';
import { takeUploads } from '../../../infrastructure/http/uploads/takeUploads.ts';
import { mediaTypes } from './MediaFiles.ts';
import type { MediaService, StoredFile } from './media.service.ts';
import { readRange } from './readRange.ts';

const HOUR_S = 60 * 60;

export async function registerMediaRoutes(app: FastifyInstance, media: MediaService): Promise<void> {
  await takeUploads(app, VIDEO_UPLOAD_MAX_BYTES, (scope) =>
    route(scope, 'POST /api/media', async ({ user, request }) => {
      await media.takeUpload(user);
      const announced = Number(request.headers['content-length']);
      return { data: await readStream(request, 'file', (file) => media.upload(user, file, announced)) };
    }),
  );
  await takeUploads(app, PICTURE_MAX_BYTES, (scope) =>
    route(scope, 'POST /api/inbox/threads/{id}/pictures', async ({ params, user, request }) => {
      await media.takeMessageImage(user, params.id);
      return { data: { url: await media.uploadMessageImage(user, params.id, await readUpload(request, 'picture')) } };
    }),
  );
  route(app, 'DELETE /api/media/{id}', async ({ user, params }) => {
    await media.remove(user, params.id);
    return {};
  });

  const send = (reply: FastifyReply, file: StoredFile, wantedRange: string | undefined) => {
    reply
      .header('cache-control', `private, max-age=${HOUR_S}, immutable`)
      .header('content-disposition', `inline; filename="${file.id}.${file.format}"`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('accept-ranges', 'bytes')
      .type(mediaTypes[file.format]);
    const range = readRange(wantedRange, file.size);
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${file.size}`);
      throw new AppError('bad_request');
    }
    if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${file.size}`);
    const { from, to } = range ?? { from: 0, to: file.size - 1 };
    return reply.header('content-length', to - from + 1).send(media.read(file, from, to));
  };
  app.get<{ Params: { file: string }; Querystring: { expires?: unknown; signature?: unknown; secret?: unknown } }>(
    `${mediaPath}:file`,
    { schema: { hide: true } },
    async ({ params, query, headers }, reply) => send(reply, await media.find(params.file, query), headers.range),
  );
  app.get<{ Params: { file: string } }>(
    `${messagePicturesPath}:file`,
    { schema: { hide: true } },
    async ({ params, headers }, reply) => send(reply, await media.findEarlier(params.file), headers.range),
  );
}
