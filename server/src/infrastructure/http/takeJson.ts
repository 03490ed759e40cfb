import type { FastifyInstance } from 'fastify';
import { AppError } from './AppError.ts';

/** Every charset that a content type names, also a second one and one inside of another value: all of them must be ours. */
const CHARSETS = /charset\s*=\s*["']?\s*([^\s"';,]*)/gi;

/** JSON is UTF-8 (RFC 8259). What says to be something else is refused: it would be read here as what it is not elsewhere. */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isForeign(request.headers['content-type'])) {
      done(new AppError('unsupported_media_type', { text: 'Send the request body as application/json in UTF-8.' }));
      return;
    }
    void parse(request, body, done);
  });
}

function isForeign(type = ''): boolean {
  return [...type.matchAll(CHARSETS)].some(([, charset = '']) => !/^utf-?8$/i.test(charset));
}
