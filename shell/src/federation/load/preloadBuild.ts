import { type ReleaseEntry, viewNeeds } from '@fanfare/shared/contracts';
import { language } from '@fanfare/shared/language';
import { lazySharedModules } from '../lazySharedModules.ts';
import { isModuleBuild } from './moduleBuilds.ts';

/** Without preloads, each script requests the next one only when it runs. */
export function preloadBuild(entry: ReleaseEntry, view: string): void {
  const { url, extras } = entry;
  const { scripts, modules } = viewNeeds(entry, view);
  const nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content');
  const preloaded = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"], link[rel="modulepreload"]')].map(({ href }) => href),
  );
  for (const file of [...scripts, ...translationOf(extras.files)]) {
    const { href } = new URL(file, new URL(url, location.href));
    if (preloaded.has(href)) continue;
    const link = document.createElement('link');
    const rel = isModuleBuild(entry) ? 'modulepreload' : 'preload';
    Object.assign(link, { rel, as: 'script', crossOrigin: 'anonymous', integrity: extras.files[file] ?? '', href });
    if (nonce) link.nonce = nonce;
    document.head.append(link);
  }
  for (const name of modules) lazySharedModules[name]?.().catch(() => {});
}

function translationOf(files: ReleaseEntry['extras']['files']): string[] {
  return Object.keys(files).filter((file) => file.startsWith(`translations-${language()}.`) && file.endsWith('.js'));
}
