import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import type { Asset } from '../model/entities.ts';
import { igsidFor } from '../state/igsidFor.ts';
import { drawEmblem, drawPortrait, drawScene } from './drawing/draw.ts';
import { generateMedia } from './generateMedia.ts';

const Query = Type.Object({ asset_id: Type.String(), expires: Type.String(), signature: Type.String() });

/** Ids of followers and accounts, whose pictures need no asset. */
const PERSON = /^1\d{15,16}$/;
const ACCOUNT = /^17841/;

/** Returns 403 for expired URLs, 404 for unsent messages and expired stories. */
export function mediaRoutes(app: FastifyInstance, { state, clock, media }: Dependencies): void {
  app.get<{ Querystring: Static<typeof Query> }>(
    '/lookaside.fbsbx.com/ig_messaging_cdn/',
    { schema: { querystring: Query } },
    (request, reply) => {
      const { asset_id: id, expires, signature } = request.query;
      if (!media.isSigned(id, expires, signature)) return reply.status(403).type('text/plain').send('Bad URL hash');
      if (Number(expires) <= clock.now()) return reply.status(403).type('text/plain').send('URL signature expired');
      const asset = state.assets.find(id);
      const isPerson = !asset && PERSON.test(id);
      if (!isPerson && (!asset || asset.isGone)) return reply.status(404).type('text/plain').send('Content not found');
      return reply
        .headers({
          'cache-control': 'private, max-age=600',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type(asset?.mime ?? 'image/png')
        .send(asset ? contentOf(asset) : ACCOUNT.test(id) ? drawEmblem(id) : drawPortrait(id));
    },
  );
}

/** Pictures of accounts and followers by username. They are the same as in the profiles that apps read. */
export function avatarRoutes(app: FastifyInstance, { state }: Pick<Dependencies, 'state'>): void {
  app.get<{ Params: { username: string }; Querystring: { account?: string } }>(
    '/avatars/:username',
    ({ params, query }, reply) => {
      const accounts = state.accounts.list();
      const own = accounts.find(({ username }) => username === params.username);
      const follower = state.followers.list().find(({ username }) => username === params.username);
      const igId = query.account ?? accounts[0]?.igId ?? '';
      return reply
        .headers({ 'cache-control': 'private, max-age=600', 'x-content-type-options': 'nosniff' })
        .type('image/png')
        .send(own ? drawEmblem(own.igId) : drawPortrait(follower ? igsidFor(igId, follower.id) : params.username));
    },
  );
}

function contentOf(asset: Asset): Buffer {
  return asset.bytes === null ? generateMedia(asset) : Buffer.from(asset.bytes, 'base64');
}

const Drawing = Type.Object({ about: Type.String({ maxLength: 2_200 }) });

/** Pictures to upload in demonstrations. */
export function drawingRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: Static<typeof Drawing> }>('/drawing', { schema: { querystring: Drawing } }, ({ query }, reply) =>
    reply.type('image/png').send(drawScene(query.about, query.about)),
  );
}
