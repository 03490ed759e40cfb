import type { ReleaseEntry } from './releaseDocument.ts';
import { getEntry } from './viewNeeds.ts';

/** The `integrity` section of an import map: hash by URL. */
export type IntegrityMap = Record<string, string>;

/**
 * Returns the hashes of a build's scripts if its entry is an ES module. Browsers check imported modules only
 * against an import map.
 */
export function moduleIntegrity({ url, extras }: ReleaseEntry): IntegrityMap {
  if (getEntry(extras).type !== 'module') return {};
  const scripts = Object.entries(extras.files).filter(([file]) => /\.m?js$/.test(file));
  return Object.fromEntries(scripts.map(([file, hash]) => [url.replace(/[^/]*$/, file), hash]));
}

/** Matches no content. */
const NO_BYTES = `sha384-${'A'.repeat(64)}`;

function probe(text: string, otherText: string, hash: string) {
  const [right, wrong] = [`data:text/javascript,${text}`, `data:text/javascript,${otherText}`];
  const integrity: IntegrityMap = { [right]: hash, [wrong]: NO_BYTES };
  return { right, wrong, integrity };
}

/**
 * Modules that test whether the browser enforces import map integrity: one with a correct and one with a wrong hash,
 * in the initial import map and in one added later.
 */
export const moduleProbes = {
  page: probe('0', '1', 'sha384-X5FVDtsD8LuJF9pX8PiBiXb12pcTB7fuSIa7lRxIkaHxb4QNro9lWqXfcYiE68Fb'),
  inserted: probe('2', '3', 'sha384-0GNFdwXWbW8BbkzddH2zr41w6/02ut1j3myMpKnYv7XYdOf711CqgE3K3a5+7vUe'),
} as const;
