import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import { generateMedia } from './generateMedia.ts';

const Query = Type.Object({ asset_id: Type.String(), expires: Type.String(), signature: Type.String() });

/** Returns 403 for expired URLs, 404 for unsent messages and expired stories. */
export function mediaRoutes(app: FastifyInstance, { state, clock, media }: Dependencies): void {
  function portraitOf(id: string) {
    return /^1\d{15,16}$/.test(id) ? ({ id, kind: 'image', mime: 'image/png', bytes: null, isGone: false } as const) : undefined;
  }

  app.get<{ Querystring: Static<typeof Query> }>(
    '/lookaside.fbsbx.com/ig_messaging_cdn/',
    { schema: { querystring: Query } },
    (request, reply) => {
      const { asset_id: id, expires, signature } = request.query;
      if (!media.isSigned(id, expires, signature)) return reply.status(403).type('text/plain').send('Bad URL hash');
      if (Number(expires) <= clock.now()) return reply.status(403).type('text/plain').send('URL signature expired');
      const asset = state.assets.find(id) ?? portraitOf(id);
      if (!asset || asset.isGone) return reply.status(404).type('text/plain').send('Content not found');
      return reply
        .headers({
          'cache-control': 'private, max-age=600',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type(asset.mime)
        .send(asset.bytes === null ? generateMedia(asset) : Buffer.from(asset.bytes, 'base64'));
    },
  );
}
