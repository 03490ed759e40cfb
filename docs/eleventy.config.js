import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import GithubSlugger from 'github-slugger';
import anchors from 'markdown-it-anchor';
import { addressOf } from './site/addressOf.js';
import { sections } from './site/sections.js';

/** Path under which the product serves the site. */
const PREFIX = '/docs/';
const docsDir = import.meta.dirname;
/** Number of characters of a section that are searchable. */
const ENTRY_LENGTH = 1_500;

/** Renders `docs/` to static pages that need no script, except for search. */
export default function configure(eleventy) {
  eleventy.addPassthroughCopy({
    'site/style.css': 'site/style.css',
    'site/search.js': 'site/search.js',
    'site/favicon.svg': 'site/favicon.svg',
  });
  eleventy.addPassthroughCopy('images');
  eleventy.addPassthroughCopy('operations/*.{yaml,json}');
  eleventy.addPassthroughCopy({
    [fileURLToPath(import.meta.resolve('minisearch'))]: 'site/minisearch.js',
    [fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))]: 'site/inter.woff2',
  });
  eleventy.ignores.add('site/**/*.md');
  eleventy.addWatchTarget('site');

  eleventy.addGlobalData('layout', 'layout.njk');
  eleventy.addGlobalData('sections', sections);
  eleventy.addGlobalData('eleventyComputed', {
    permalink: ({ page }) =>
      page.filePathStem === '/404' ? '404.html' : `${addressOf(`${page.filePathStem.slice(1)}.md`)}index.html`,
    title: ({ page }) => titleOf(page.rawInput),
  });

  // Uses the same ids as GitHub, so that links to headings work in both places.
  const slugs = new GithubSlugger();
  eleventy.amendLibrary('md', (markdown) => {
    markdown.core.ruler.before('normalize', 'forget-slugs', () => slugs.reset());
    markdown.use(anchors, { slugify: (text) => slugs.slug(text), uniqueSlugStartIndex: 0, level: [1, 2, 3, 4], tabIndex: false });
    markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0" role="region" aria-label="Table"><table>';
    markdown.renderer.rules.table_close = () => '</table></div>';
    linkPages(markdown);
    const plainImage = markdown.renderer.rules.image;
    markdown.renderer.rules.image = (tokens, at, options, env, renderer) => {
      const image = plainImage(tokens, at, options, env, renderer).replace(
        '<img ',
        '<img loading="lazy" width="1280" height="820" ',
      );
      const dark = tokens[at].attrGet('src').replace(/\.webp$/, '-dark.webp');
      if (!existsSync(path.join(docsDir, dark.slice(PREFIX.length))) || !dark.endsWith('-dark.webp'))
        return image.replace(/ width="1280" height="820"/, '');
      return `<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)">${image}</picture>`;
    };
  });

  eleventy.addFilter('headings', (html) =>
    [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs)].map(([, id, text]) => ({ id, text: plain(text) })),
  );
  eleventy.addFilter('neighbours', (url) => {
    const pages = sections.flatMap((section) => section.pages);
    const at = pages.findIndex((page) => page.url === url);
    return at < 0 ? {} : { before: pages[at - 1], after: pages[at + 1] };
  });
  eleventy.on('eleventy.after', ({ results, directories }) => {
    const entries = results.filter(({ url }) => url !== '/404.html').flatMap(({ url, content }) => entriesOf(url, content));
    writeFileSync(path.join(directories.output, 'site/search.json'), JSON.stringify(entries));
    for (const file of readdirSync(directories.output, { recursive: true }).filter((name) =>
      /\.(html|css|js|json|svg|yaml)$/.test(name),
    )) {
      const text = readFileSync(path.join(directories.output, file));
      writeFileSync(path.join(directories.output, `${file}.gz`), gzipSync(text, { level: 9 }));
    }
  });

  return { dir: { input: '.', output: 'dist', includes: 'site', layouts: 'site' }, markdownTemplateEngine: false };
}

/**
 * Turns links between files into links between pages. Links to files outside `docs` become plain text,
 * because the site does not have them.
 */
function linkPages(markdown) {
  markdown.core.ruler.push('pages', (state) => {
    const file = path.posix.normalize(state.env.page.inputPath);
    for (const token of state.tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === 'image') token.attrSet('src', toAddress(file, token.attrGet('src')));
      if (token.type !== 'link_open') continue;
      const address = toAddress(file, token.attrGet('href'));
      if (address === null) token.hidden = true;
      else token.attrSet('href', address);
    }
    let isOutside = false;
    for (const token of state.tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === 'link_open') isOutside = token.hidden;
      if (token.type === 'link_close') token.hidden = isOutside;
    }
  });
}

function toAddress(file, href) {
  if (/^([a-z]+:|\/|#)/.test(href)) return href;
  const [target, hash] = href.split('#');
  const goal = path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
  if (goal.startsWith('..')) return null;
  return `${PREFIX}${goal.endsWith('.md') ? addressOf(goal) : goal}${hash ? `#${hash}` : ''}`;
}

function titleOf(source) {
  return plain(/^# (.+)$/m.exec(source)?.[1] ?? '').replaceAll('`', '');
}

/** Creates the search entries: each heading with the text below it. */
function entriesOf(url, page) {
  const [, content = ''] = /<main[^>]*>(.*)<footer>/s.exec(page) ?? [];
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(content) ?? [];
  return content
    .split(/(?=<h[1-4] id=")/)
    .map((part) => {
      const [head = '', id = '', heading = ''] = /^<h[1-4] id="([^"]+)"[^>]*>(.*?)<\/h[1-4]>/s.exec(part) ?? [];
      return {
        url,
        title: plain(title),
        id,
        heading: plain(heading),
        text: plain(part.slice(head.length)).slice(0, ENTRY_LENGTH),
      };
    })
    .filter(({ heading, text }) => heading || text);
}

function plain(html) {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
