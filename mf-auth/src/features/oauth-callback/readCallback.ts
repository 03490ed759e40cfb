import { copy } from '../../copy.ts';

export interface CallbackHint {
  username: string;
  userId: string | null;
  permissions: readonly string[];
}

/** What the address claims about the authorisation; null when it does not even claim success. Anyone can write such a link. */
export function readCallback(parameters: URLSearchParams): CallbackHint | null {
  if (parameters.get('instagram') !== 'success') return null;
  return {
    username: parameters.get('username') ?? '',
    userId: parameters.get('userId'),
    permissions: (parameters.get('permissions') ?? '').split(',').filter((permission) => permission !== ''),
  };
}

/** What the dashboard is to say where Instagram or the person refused; null when nothing was. */
export function readRefusal(parameters: URLSearchParams): string | null {
  if (parameters.get('instagram') !== 'error') return null;
  switch (parameters.get('reason')) {
    case 'missing_permissions':
      return copy.callback.missingPermissions;
    case 'access_denied':
      return copy.callback.cancelled;
    default:
      return copy.connect.errors.connect;
  }
}
