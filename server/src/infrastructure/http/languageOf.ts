import type { IncomingHttpHeaders } from 'node:http';
import { type Language, languages } from '@fanfare/shared/contracts';
import Negotiator from 'negotiator';

/** The language that a request asks for by its header Accept-Language; null when it asks for none, as programs do. What we do not speak is English. */
export function languageOf(headers: Pick<IncomingHttpHeaders, 'accept-language'>): Language | null {
  if ((headers['accept-language'] ?? '*').trim() === '*') return null;
  const [preferred] = new Negotiator({ headers }).languages([...languages]);
  return languages.find((language) => language === preferred) ?? languages[0];
}
