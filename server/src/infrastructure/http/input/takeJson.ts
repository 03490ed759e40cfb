import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../AppError.ts';

const CHARSETS = /charset\s*=\s*["']?\s*([^\s"';,]*)/gi;

/** Accepts only UTF-8 (RFC 8259), because a proxy could read other charsets and invalid bytes differently. */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isForeign(request.headers)) {
      done(
        new AppError('unsupported_media_type', { text: 'Send the request body as application/json in UTF-8, not compressed.' }),
      );
    } else if (!isUtf8(body)) done(new AppError('bad_request'));
    else void parse(request, body.toString('utf8'), done);
  });
}

function isForeign({ 'content-type': type = '', 'content-encoding': encoding = 'identity' }: IncomingHttpHeaders): boolean {
  const isOtherCharset = [...type.matchAll(CHARSETS)].some(([, charset = '']) => !/^utf-?8$/i.test(charset));
  return isOtherCharset || encoding.toLowerCase() !== 'identity';
}
