import { AppError } from '../../../../infrastructure/http/AppError.ts';
import type { GraphError } from '../../../../integrations/instagram/index.ts';

export function inOurWords(error: GraphError): AppError {
  switch (error.failure) {
    case 'token_dead':
      return new AppError('instagram_expired', { cause: error });
    case 'certain':
      return new AppError('instagram_refused', { text: error.text, cause: error });
    case 'throttled':
      return new AppError('too_many_requests', { text: error.text, cause: error });
    case 'temporary':
    case 'uncertain':
      return new AppError('instagram_unavailable', { cause: error });
  }
}
