import { routes } from '@fanfare/shared/contracts';

/** Returns the URL of the inbox with the messages that contain the words. */
export function messagesWith(words: string): string {
  return `${routes.dashboard}?tab=instagram&find=${encodeURIComponent(words)}`;
}
