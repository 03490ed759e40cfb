import type { IntegrityMap } from '@fanfare/shared/contracts';

export const pageFacts = {
  releaseDocument: () => document.getElementById('release-document')?.textContent ?? null,
  /** Includes keys that are accepted during a rotation. */
  releaseKeys: () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="release-key"], meta[name="release-other-key"]')].map(
      ({ content }) => content,
    ),
  /** Empty if releases are on the page's origin. */
  releasesOrigin: () => document.querySelector<HTMLMetaElement>('meta[name="releases-origin"]')?.content ?? '',
  importMap(): { integrity?: IntegrityMap } {
    const text = document.querySelector('script[type="importmap"]')?.textContent;
    return text ? JSON.parse(text) : {};
  },
  shellFiles(): Record<string, string> | null {
    const text = document.getElementById('shell-files')?.textContent;
    return text ? JSON.parse(text) : null;
  },
};
