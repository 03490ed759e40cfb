import { isApiError } from '@fanfare/shared/api';
import type { ErrorCode } from '@fanfare/shared/contracts';

export function hasErrorCode(error: unknown, code: ErrorCode): boolean {
  return isApiError(error) && error.kind === 'server' && error.code === code;
}
