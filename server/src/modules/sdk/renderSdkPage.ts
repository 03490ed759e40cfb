/** `index.json` of the SDK. */
export interface SdkIndex {
  contract: number;
  packages: readonly { name: string; version: string; file: string; integrity: string; bytes: number }[];
}

/** A page without styles or scripts: for developers, next to a terminal. */
export function renderSdkPage({ contract, packages }: SdkIndex, publicUrl: string): string {
  const rows = packages.map(({ name, version, file, integrity, bytes }) => {
    const kilobytes = Math.round(bytes / 1024);
    return `<section>
<h2><a href="${escapeHtml(file)}">${escapeHtml(name)} ${escapeHtml(version)}</a></h2>
<p>${kilobytes} KB, integrity <code>${escapeHtml(integrity)}</code></p>
</section>`;
  });
  const urls = packages.map(({ file }) => escapeHtml(new URL(`/sdk/${file}`, publicUrl).href));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Fanfare SDK</title>
</head>
<body>
<main>
<h1>Fanfare SDK</h1>
<p>Packages for a remote in its own repository. They speak contract ${contract}, like the shell of this installation.</p>
<pre>npm install ${urls.join(' ')}</pre>
${rows.join('\n')}
<p>For programs: <a href="index.json">index.json</a>. How to use them: <a href="/docs/outside-remote/">A team in its own repository</a>.</p>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
