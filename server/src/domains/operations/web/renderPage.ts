import { getEntry, type ReleaseDocument, type ReleaseEntry, type RemoteRoute, viewNeeds } from '@fanfare/shared/contracts';
import type { Shell } from './readShell.ts';
import { renderImportMap } from './renderImportMap.ts';

const HEAD_MARK = '<!--fanfare:head-->';

interface PageParts {
  shell: Shell;
  path: string;
  nonce: string;
  releases: ReleaseDocument;
  /** Must not come from the same source as the document. */
  releaseKey: string;
  otherReleaseKeys: readonly string[];
  origin: string;
  releasesOrigin: string | null;
  pictureOrigins: readonly string[];
  sandboxOrigin: string | null;
}

/** With preloads, the route's view loads in parallel with the shell. */
export function renderPage(parts: PageParts): string {
  const { shell, path, nonce, releases, releaseKey, otherReleaseKeys, origin, releasesOrigin, pictureOrigins, sandboxOrigin } =
    parts;
  const { template, files: shellFiles } = shell;
  const importMap = renderImportMap(releases);
  const head = [
    ...(importMap ? [`<script type="importmap" nonce="${nonce}">${escapeInline(importMap)}</script>`] : []),
    `<meta property="csp-nonce" content="${nonce}">`,
    `<meta name="release-key" content="${releaseKey}">`,
    ...otherReleaseKeys.map((key) => `<meta name="release-other-key" content="${key}">`),
    ...(releasesOrigin ? [`<meta name="releases-origin" content="${releasesOrigin}">`] : []),
    ...(pictureOrigins.length > 0 ? [`<meta name="picture-origins" content="${pictureOrigins.join(' ')}">`] : []),
    ...(sandboxOrigin ? [`<meta name="sandbox-origin" content="${sandboxOrigin}">`] : []),
    ...preloads(shell, releases, path, nonce),
    ...(shellFiles ? [`<script type="application/json" id="shell-files">${asInlineJson(scriptsIn(shellFiles))}</script>`] : []),
    `<script type="application/json" id="release-document">${asInlineJson(releases)}</script>`,
  ].join('\n    ');
  return template
    .replaceAll(/<(script|style)\b([^>]*)>/g, (_, tag: string, attributes: string) => {
      const [, file = ''] = /\ssrc="\/assets\/([^"]+)"/.exec(attributes) ?? [];
      const hash = shellFiles?.[file];
      return `<${tag} nonce="${nonce}"${attributes}${hash ? ` crossorigin="anonymous"${integrityOf(hash)}` : ''}>`;
    })
    .replace('property="og:image" content="/', (tag) => `${tag.slice(0, -1)}${origin}/`)
    .replace(HEAD_MARK, () => head);
}

function preloads({ files, lazyShared }: Shell, releases: ReleaseDocument, path: string, nonce: string): string[] {
  const isHere = (route: RemoteRoute) => route.path === path;
  const entry = Object.values(releases.microFrontends)
    .flat()
    .find(({ deployment, extras }) => deployment.default && extras.routes.some(isHere));
  const route = entry?.extras.routes.find(isHere);
  if (!entry || !route) return [];
  const { scripts, modules } = viewNeeds(entry, route.view);
  const preloadType = getEntry(entry.extras).type === 'module' ? 'modulepreload' : 'preload';
  return [
    ...scripts.map((file) => preload(siblingOf(entry, file), entry.extras.files[file], nonce, preloadType)),
    ...modules.flatMap((name) => lazyShared[name] ?? []).map((file) => preload(`/assets/${file}`, files?.[file], nonce)),
  ];
}

function preload(href: string, integrity: string | undefined, nonce: string, rel = 'preload'): string {
  return `<link rel="${rel}" as="script" nonce="${nonce}" crossorigin="anonymous" href="${href}"${integrityOf(integrity)}>`;
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

function asInlineJson(value: unknown): string {
  return escapeInline(JSON.stringify(value));
}

function escapeInline(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
