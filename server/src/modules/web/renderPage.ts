import { firstScripts, type ReleaseDocument, type ReleaseEntry } from '@fanfare/shared/contracts';

const HEAD_MARK = '<!--fanfare:head-->';

interface PageParts {
  /** `index.html` of the shell's build. */
  template: string;
  /** Integrity of the shell's files; null for a development build. */
  shellFiles: Readonly<Record<string, string>> | null;
  path: string;
  nonce: string;
  releases: ReleaseDocument;
  /** Public key of the release document, pinned here: what the page checks it with must not come from where the document comes from. */
  releaseKey: string;
}

/**
 * Completes the shell's page for one request: nonce and integrity of its scripts, the release document, and preloads of the remote whose
 * route this is, so that they arrive with the shell and not after it.
 */
export function renderPage({ template, shellFiles, path, nonce, releases, releaseKey }: PageParts): string {
  const head = [
    `<meta property="csp-nonce" content="${nonce}">`,
    `<meta name="release-key" content="${releaseKey}">`,
    ...preloads(releases, path, nonce),
    ...(shellFiles ? [`<script type="application/json" id="shell-files">${asInlineJson(scriptsIn(shellFiles))}</script>`] : []),
    `<script type="application/json" id="release-document">${asInlineJson(releases)}</script>`,
  ].join('\n    ');
  return template
    .replaceAll(/<(script|style)\b([^>]*)>/g, (_, tag: string, attributes: string) => {
      const [, file = ''] = /\ssrc="\/assets\/([^"]+)"/.exec(attributes) ?? [];
      const hash = shellFiles?.[file];
      return `<${tag} nonce="${nonce}"${attributes}${hash ? ` crossorigin="anonymous"${integrityOf(hash)}` : ''}>`;
    })
    .replace(HEAD_MARK, () => head);
}

function preloads(releases: ReleaseDocument, path: string, nonce: string): string[] {
  const entry = Object.values(releases.microFrontends)
    .flat()
    .find(({ deployment, extras }) => deployment.default && extras.routes.some((route) => route.path === path));
  if (!entry) return [];
  const scripts = firstScripts(entry.extras.files);
  return (scripts.length > 0 ? scripts : ['remoteEntry.js']).map(
    (file) =>
      `<link rel="preload" as="script" nonce="${nonce}" crossorigin="anonymous" href="${siblingOf(entry, file)}"${integrityOf(entry.extras.files[file])}>`,
  );
}

function siblingOf(entry: ReleaseEntry, file: string): string {
  return entry.url.replace(/[^/]*$/, file);
}

function integrityOf(hash: string | undefined): string {
  return hash ? ` integrity="${hash}"` : '';
}

function scriptsIn(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.js')));
}

/** `<` would end the script element early. */
function asInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
