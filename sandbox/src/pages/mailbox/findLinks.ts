const address = /https?:\/\/[^\s<>"')\]]+/g;

/** Returns distinct URLs, those of links first. */
export function findLinks({ text, html }: { text: string | null; html: string | null }): string[] {
  // A separate document does not run scripts or load anything.
  const parsed = html === null ? null : new DOMParser().parseFromString(html, 'text/html');
  const linked = [...(parsed?.querySelectorAll('a[href^="http"]') ?? [])].map((link) => link.getAttribute('href') ?? '');
  const written = (text?.match(address) ?? []).map((found) => found.replace(/[.,;:!?]+$/, ''));
  return [...new Set([...linked, ...written])];
}
