import { AVATAR_MAX_BYTES, serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { route } from '../../../infrastructure/http/route.ts';
import { readUpload } from '../../../infrastructure/http/uploads/readUpload.ts';
import { showImage } from '../../../infrastructure/http/uploads/showImage.ts';
import { takeUploads } from '../../../infrastructure/http/uploads/takeUploads.ts';
import type { AvatarsService } from './avatars.service.ts';
import { drawDefaultAvatar } from './defaultAvatar.ts';

export async function registerAvatarsRoutes(app: FastifyInstance, avatars: AvatarsService): Promise<void> {
  await takeUploads(app, AVATAR_MAX_BYTES, (scope) =>
    route(scope, 'POST /api/user/avatar', async ({ user, request }) => {
      await avatars.takeUpload(user.userId);
      return { avatarUrl: await avatars.upload(user.userId, await readUpload(request, 'avatar')) };
    }),
  );
  route(app, 'DELETE /api/user/avatar', async ({ user }) => ({ avatarUrl: await avatars.remove(user) }));

  app.get<{ Params: { file: string } }>(`${serverPaths.avatars}:file`, { schema: { hide: true } }, async (request, reply) => {
    const name = /^([\w-]{43})\.webp$/.exec(request.params.file)?.[1];
    const image = name === undefined ? null : await avatars.find(name);
    if (image === null) throw new AppError('not_found');
    return showImage(reply).type('image/webp').send(image);
  });
  app.get<{ Params: { file: string } }>(
    `${serverPaths.avatars}default/:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const seed = /^(.{1,200})\.svg$/s.exec(request.params.file)?.[1];
      if (seed === undefined) throw new AppError('not_found');
      return showImage(reply).type('image/svg+xml; charset=utf-8').send(drawDefaultAvatar(seed));
    },
  );
}
