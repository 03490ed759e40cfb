import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { languages } from '../language/translations.ts';

/** Reads Accept-Language. Returns null without it, as for programs, and English for unsupported languages. */
export function languageOf(
  headers: Pick<IncomingHttpHeaders, 'accept-language'>,
  offered: readonly [string, ...string[]] = languages,
): string | null {
  if ((headers['accept-language'] ?? '*').trim() === '*') return null;
  const [preferred] = new Negotiator({ headers }).languages([...offered]);
  return preferred ?? offered[0];
}
