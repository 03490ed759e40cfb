import type { ReleaseDocument, ReleaseEntry } from '@fanfare/shared/contracts';

const HEAD_MARK = '<!--fanfare:head-->';

/**
 * Completes the shell's page for one request: the nonce, the release document, and preloads of the remote whose route this is, so that
 * they arrive with the shell and not after it.
 */
export function renderPage(template: string, path: string, nonce: string, releases: ReleaseDocument): string {
  const head = [
    `<meta property="csp-nonce" content="${nonce}">`,
    ...preloads(releases, path, nonce),
    `<script type="application/json" id="release-document">${asInlineJson(releases)}</script>`,
  ].join('\n    ');
  return template.replaceAll(/<(script|style)\b/g, (tag) => `${tag} nonce="${nonce}"`).replace(HEAD_MARK, () => head);
}

function preloads(releases: ReleaseDocument, path: string, nonce: string): string[] {
  const entry = Object.values(releases.microFrontends)
    .flat()
    .find(({ extras }) => extras.routes.some((route) => route.path === path));
  if (!entry) return [];
  return [
    `<link rel="preload" as="fetch" crossorigin="anonymous" href="${entry.url}">`,
    `<link rel="preload" as="script" nonce="${nonce}" crossorigin="anonymous" href="${siblingOf(entry, 'remoteEntry.js')}"${integrityOf(entry, 'remoteEntry.js')}>`,
  ];
}

function siblingOf(entry: ReleaseEntry, file: string): string {
  return entry.url.replace(/[^/]*$/, file);
}

function integrityOf(entry: ReleaseEntry, file: string): string {
  const hash = entry.extras.files[file];
  return hash ? ` integrity="${hash}"` : '';
}

/** `<` would end the script element early. */
function asInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
