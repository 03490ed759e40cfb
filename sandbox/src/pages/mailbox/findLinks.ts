const address = /https?:\/\/[^\s<>"')\]]+/g;

/** Distinct, those of links first. */
export function findLinks({ text, html }: { text: string | null; html: string | null }): string[] {
  // A separate document runs no scripts and loads nothing.
  const parsed = html === null ? null : new DOMParser().parseFromString(html, 'text/html');
  const linked = [...(parsed?.querySelectorAll('a[href^="http"]') ?? [])].map((link) => link.getAttribute('href') ?? '');
  const written = (text?.match(address) ?? []).map((found) => found.replace(/[.,;:!?]+$/, ''));
  return [...new Set([...linked, ...written])];
}
