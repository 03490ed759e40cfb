import type { User } from '../../contracts/index.ts';

const TOKEN_KEY = 'token';
const USER_KEY = 'user';
const SIGNING_OUT_KEY = 'signingOut';

export interface StoredSession {
  token: string;
  user: User;
}

/**
 * Reads the token and user from the browser's storage, under the specified names.
 * @returns null if no user is signed in or the stored values are invalid
 */
export function readStoredSession(): StoredSession | null {
  const token = localStorage.getItem(TOKEN_KEY);
  const user = parseUser(localStorage.getItem(USER_KEY));
  return token && user ? { token, user } : null;
}

export function writeStoredSession({ token, user }: StoredSession): void {
  localStorage.removeItem(SIGNING_OUT_KEY);
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(USER_KEY, JSON.stringify(user));
}

/**
 * Notifies other tabs that the user is signing out: the server may reject their calls before the storage is
 * cleared.
 */
export function markSigningOut(): void {
  localStorage.setItem(SIGNING_OUT_KEY, 'true');
}

export function isSignedOutByUser(): boolean {
  return localStorage.getItem(SIGNING_OUT_KEY) !== null || readStoredSession() === null;
}

export function clearStoredSession(): void {
  localStorage.removeItem(SIGNING_OUT_KEY);
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
}

/** Extensions and users can change the storage, so its shape is checked. */
function parseUser(text: string | null): User | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is User {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'username' in value &&
    typeof value.username === 'string' &&
    'email' in value &&
    typeof value.email === 'string'
  );
}
