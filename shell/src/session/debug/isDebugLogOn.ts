import { isDevelopment } from '../../development.ts';

/** In production, set `localStorage.debug = 'fanfare'`. */
export function isDebugLogOn(): boolean {
  try {
    return isDevelopment || /(^|[\s,])fanfare([\s,]|$)/.test(localStorage.getItem('debug') ?? '');
  } catch {
    return false;
  }
}
