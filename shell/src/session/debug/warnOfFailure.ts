import { isApiError } from '@fanfare/shared/api';
import { warn } from './warn.ts';

export function warnOfFailure(action: unknown): void {
  if (!isRecord(action) || !isRecord(action.meta) || !isRecord(action.meta.arg)) return;
  const { payload, meta } = action;
  if (!isApiError(payload) || typeof action.type !== 'string' || !action.type.endsWith('/rejected')) return;
  const reason = payload.kind === 'server' ? `${payload.status}, request ${payload.requestId ?? 'unknown'}` : 'no response';
  warn(`${String(Object(meta.arg).endpointName)} failed: ${reason}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
