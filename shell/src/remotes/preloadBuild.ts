import { firstScripts, type ReleaseEntry } from '@fanfare/shared/contracts';

/** Asks for what a build runs first, all at once: its entry names the next file only when it has run. The server's page does so too. */
export function preloadBuild({ url, extras }: ReleaseEntry): void {
  const nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content');
  const asked = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(({ href }) => href));
  for (const file of firstScripts(extras.files)) {
    const { href } = new URL(file, new URL(url, location.href));
    if (asked.has(href)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity: extras.files[file], href });
    if (nonce) link.nonce = nonce;
    document.head.append(link);
  }
}
