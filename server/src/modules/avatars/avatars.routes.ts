import { AVATAR_MAX_BYTES, serverPaths } from '@fanfare/shared/contracts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../infrastructure/http/AppError.ts';
import { route } from '../../infrastructure/http/route.ts';
import type { AvatarsService } from './avatars.service.ts';
import { drawDefaultAvatar } from './defaultAvatar.ts';

const FIELD = 'avatar';
const YEAR_S = 365 * 24 * 60 * 60;

export async function registerAvatarsRoutes(app: FastifyInstance, avatars: AvatarsService): Promise<void> {
  // In a scope of its own: no other call takes forms, and a form needs no preflight from another origin.
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: AVATAR_MAX_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    });
    route(scope, 'POST /api/user/avatar', async ({ user, request }) => {
      await avatars.takeUpload(user.userId);
      return { avatarUrl: await avatars.upload(user.userId, await readFile(request)) };
    });
  });
  route(app, 'DELETE /api/user/avatar', async ({ user }) => ({ avatarUrl: await avatars.remove(user) }));

  app.get<{ Params: { file: string } }>(`${serverPaths.avatars}:file`, { schema: { hide: true } }, async (request, reply) => {
    const name = /^([\w-]{43})\.webp$/.exec(request.params.file)?.[1];
    const image = name === undefined ? null : await avatars.find(name);
    if (image === null) throw new AppError('not_found');
    return showPicture(reply).type('image/webp').send(image);
  });
  app.get<{ Params: { file: string } }>(
    `${serverPaths.avatars}default/:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const seed = /^(.{1,200})\.svg$/s.exec(request.params.file)?.[1];
      if (seed === undefined) throw new AppError('not_found');
      return showPicture(reply).type('image/svg+xml; charset=utf-8').send(drawDefaultAvatar(seed));
    },
  );
}

/** A picture never changes under its name, and can do nothing, even when it is opened as a page. */
function showPicture(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff');
}

async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', { text: 'Send the picture as multipart/form-data.' });
  const part = await request.file();
  if (!part || part.fieldname !== FIELD) {
    part?.file.resume();
    throw new AppError('validation_failed', { text: 'Send the picture in the field "avatar".' });
  }
  return part.toBuffer();
}
