import { messagePicturesPath, PICTURE_MAX_BYTES } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import { readUpload } from '../../../infrastructure/http/uploads/readUpload.ts';
import { showImage } from '../../../infrastructure/http/uploads/showImage.ts';
import { takeUploads } from '../../../infrastructure/http/uploads/takeUploads.ts';
import type { MessageImagesService } from './message-images.service.ts';

export async function registerMessageImagesRoutes(app: FastifyInstance, pictures: MessageImagesService): Promise<void> {
  await takeUploads(app, PICTURE_MAX_BYTES, (scope) =>
    route(scope, 'POST /api/inbox/threads/{id}/pictures', async ({ params, user, request }) => {
      await pictures.takeUpload(user.workspaceId, params.id);
      return { data: { url: await pictures.upload(user.workspaceId, params.id, await readUpload(request, 'picture')) } };
    }),
  );
  app.get<{ Params: { file: string } }>(`${messagePicturesPath}:file`, { schema: { hide: true } }, async (request, reply) => {
    const { image, type } = await pictures.find(request.params.file);
    // Instagram may use another origin than the user.
    return showImage(reply).header('cross-origin-resource-policy', 'cross-origin').type(type).send(image);
  });
}
