import type { User } from '../contracts/index.ts';

const TOKEN_KEY = 'token';
const USER_KEY = 'user';
const SIGNING_OUT_KEY = 'signingOut';

export interface StoredSession {
  token: string;
  user: User;
}

/** The signed-in state of this browser: a token plus a user, under the names the specification gives. */
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

/** Tells the other tabs that the user ends this session: until the storage is cleared, the server may already refuse their calls. */
export function markSigningOut(): void {
  localStorage.setItem(SIGNING_OUT_KEY, 'true');
}

/** Whether the user signed out in any tab of this browser. */
export function isSignedOutByUser(): boolean {
  return localStorage.getItem(SIGNING_OUT_KEY) !== null || readStoredSession() === null;
}

export function clearStoredSession(): void {
  localStorage.removeItem(SIGNING_OUT_KEY);
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
}

/** Storage is writable by extensions and by hand, so its shape is checked before it is believed. */
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
