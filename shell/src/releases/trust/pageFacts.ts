/** What the server wrote into the page: the release document as text, the key to check it with, the hashes of the shell's files. */
export const pageFacts = {
  releaseDocument: () => document.getElementById('release-document')?.textContent ?? null,
  releaseKey: () => document.querySelector<HTMLMetaElement>('meta[name="release-key"]')?.content ?? '',
  shellFiles(): Record<string, string> | null {
    const text = document.getElementById('shell-files')?.textContent;
    return text ? JSON.parse(text) : null;
  },
};
