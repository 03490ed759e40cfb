import { isConnectionFailure, isStatementTimeout } from '../database/connecting/isConnectionFailure.ts';
import { AppError } from './AppError.ts';

/** Another request of the same user held the row lock (S40). */
const LOCK_NOT_AVAILABLE = '55P03';

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return new AppError('too_large', { cause: error });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('unsupported_media_type', { cause: error });
    default:
      // A retry may succeed (F15).
      if (isConnectionFailure(error) || isStatementTimeout(error) || code === LOCK_NOT_AVAILABLE) {
        return new AppError('overloaded', { cause: error });
      }
      return isClientFault(error) ? new AppError('bad_request', { cause: error }) : new AppError('internal', { cause: error });
  }
}

function isClientFault(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500;
}
