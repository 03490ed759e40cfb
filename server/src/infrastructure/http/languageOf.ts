import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { languages } from '../language/translations.ts';

/** The language that a request asks for by its header Accept-Language; null when it asks for none, as programs do. What we do not speak is English. */
export function languageOf(
  headers: Pick<IncomingHttpHeaders, 'accept-language'>,
  offered: readonly [string, ...string[]] = languages,
): string | null {
  if ((headers['accept-language'] ?? '*').trim() === '*') return null;
  const [preferred] = new Negotiator({ headers }).languages([...offered]);
  return preferred ?? offered[0];
}
