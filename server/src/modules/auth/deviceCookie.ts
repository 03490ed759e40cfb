const NAME = 'fanfare_device';
/** The longest that browsers keep a cookie. */
const MAX_AGE_S = 400 * 24 * 60 * 60;

/** Lets a browser be recognised at its next sign-in. It opens nothing by itself. */
export function deviceCookie(deviceKey: string, publicUrl: string): string {
  const attributes = [`${NAME}=${deviceKey}`, 'Path=/api/auth', `Max-Age=${MAX_AGE_S}`, 'HttpOnly', 'SameSite=Lax'];
  if (publicUrl.startsWith('https:')) attributes.push('Secure');
  return attributes.join('; ');
}

/** Null when the browser sent none, or something that is no key of ours. */
export function readDeviceKey(cookieHeader: string | undefined): string | null {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === NAME)?.[1] ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}
