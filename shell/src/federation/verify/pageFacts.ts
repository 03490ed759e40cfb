import type { IntegrityMap } from '@fanfare/shared/contracts';

/** What the server wrote into the page: the release document as text, the keys to check it with, the hashes of modules and of the shell's files. */
export const pageFacts = {
  releaseDocument: () => document.getElementById('release-document')?.textContent ?? null,
  /** The current one, and those that are accepted while it is rotated. */
  releaseKeys: () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="release-key"], meta[name="release-other-key"]')].map(
      ({ content }) => content,
    ),
  /** Where the files of builds are: an origin of their own, or empty where they share that of the page. */
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
