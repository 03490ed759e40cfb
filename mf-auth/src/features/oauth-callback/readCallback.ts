import { copy } from '../../copy.ts';

export interface CallbackHint {
  username: string;
  userId: string | null;
  permissions: readonly string[];
}

/**
 * Reads what the URL claims about the authorisation, or null if it does not claim success. Anyone can write
 * such a link.
 */
export function readCallback(parameters: URLSearchParams): CallbackHint | null {
  if (parameters.get('instagram') !== 'success') return null;
  return {
    username: parameters.get('username') ?? '',
    userId: parameters.get('userId'),
    permissions: (parameters.get('permissions') ?? '').split(',').filter((permission) => permission !== ''),
  };
}

/** Returns the error text for the dashboard if Instagram or the user refused, otherwise null. */
export function readRefusal(parameters: URLSearchParams): string | null {
  if (parameters.get('instagram') !== 'error') return null;
  switch (parameters.get('reason')) {
    case 'missing_permissions':
      return copy.callback.missingPermissions;
    case 'too_many_accounts':
      return copy.callback.tooManyAccounts;
    case 'access_denied':
      return copy.callback.cancelled;
    default:
      return copy.connect.errors.connect;
  }
}
