import type { Translator } from '../../../infrastructure/language/translations.ts';

export interface SdkIndex {
  contract: number;
  packages: readonly { name: string; version: string; file: string; integrity: string; bytes: number }[];
}

export function renderSdkPage({ contract, packages }: SdkIndex, publicUrl: string, { language, translate }: Translator): string {
  const rows = packages.map(({ name, version, file, integrity, bytes }) => {
    const size = { kilobytes: Math.round(bytes / 1024), integrity: `<code>${escapeHtml(integrity)}</code>` };
    return `<section>
<h2><a href="${escapeHtml(file)}">${escapeHtml(name)} ${escapeHtml(version)}</a></h2>
<p>${translate('pages.sdk-package', size)}</p>
</section>`;
  });
  const urls = packages.map(({ file }) => escapeHtml(new URL(`/sdk/${file}`, publicUrl).href));
  const links = {
    index: '<a href="index.json">index.json</a>',
    guide: `<a href="/docs/outside-remote/">${translate('pages.sdk-guide')}</a>`,
  };
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Fanfare SDK</title>
</head>
<body>
<main>
<h1>Fanfare SDK</h1>
<p>${translate('pages.sdk', { contract })}</p>
<pre>npm install ${urls.join(' ')}</pre>
${rows.join('\n')}
<p>${translate('pages.sdk-more', links)}</p>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
