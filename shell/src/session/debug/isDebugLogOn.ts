import { isDevelopment } from '../../development.ts';

/** On in development, elsewhere with `localStorage.debug = 'fanfare'`. */
export function isDebugLogOn(): boolean {
  try {
    return isDevelopment || /(^|[\s,])fanfare([\s,]|$)/.test(localStorage.getItem('debug') ?? '');
  } catch {
    return false;
  }
}
