import { message, type QueryOf } from '@fanfare/shared/contracts';
import { AppError } from '../../../../infrastructure/http/AppError.ts';
import type { EventFilter, PayloadSearch } from './filterEvents.readModel.ts';

type Query = QueryOf<'GET /api/webhooks/events'>;

/** Throws validation_failed. */
export function readEventQuery({ payload, from, to, ...rest }: Query) {
  const filter: EventFilter = {
    payload: payload === undefined ? undefined : readPayload(payload),
    from: readTime('from', from),
    to: readTime('to', to),
  };
  return { ...rest, ...filter };
}

function readTime(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) {
    throw new AppError('validation_failed', { text: message('requests.not-time', { name }) });
  }
  return time;
}

function readPayload(text: string): PayloadSearch {
  if (!/^\s*[{[]/.test(text)) return { text };
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null) return { json };
  } catch {
    // Invalid JSON is rejected below.
  }
  throw new AppError('validation_failed', { text: message('requests.payload-not-json') });
}
