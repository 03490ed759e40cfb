const KEY = 'fanfare.invitation';

export interface StoredInvitation {
  token: string;
  /** The address that was invited, once it is known. */
  email?: string;
  /** True if the user wants to join after the sign-in. */
  joins?: boolean;
}

/** Keeps an invitation until the user has signed in. Not in the URL, because servers and referrers would get it. */
export function storeInvitation(invitation: StoredInvitation): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(invitation));
  } catch {
    // Without storage, the user opens the link again after the sign-in.
  }
}

export function readStoredInvitation(): StoredInvitation | null {
  try {
    const { token, email, joins }: Partial<Record<string, unknown>> = Object(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    if (typeof token !== 'string') return null;
    return { token, ...(typeof email === 'string' && { email }), ...(joins === true && { joins }) };
  } catch {
    return null;
  }
}

export function clearStoredInvitation(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, nothing was stored.
  }
}
