import type { ReleaseEntry } from './releaseDocument.ts';
import { getEntry } from './viewNeeds.ts';

/** The `integrity` section of an import map: hash by URL. */
export type IntegrityMap = Record<string, string>;

/**
 * Hashes of all scripts of a build whose entry is an ES module; none for other builds. A browser finds the hash of an imported module in an
 * import map only.
 */
export function moduleIntegrity({ url, extras }: ReleaseEntry): IntegrityMap {
  if (getEntry(extras).type !== 'module') return {};
  const scripts = Object.entries(extras.files).filter(([file]) => /\.m?js$/.test(file));
  return Object.fromEntries(scripts.map(([file, hash]) => [url.replace(/[^/]*$/, file), hash]));
}

/** No bytes have this hash. */
const NO_BYTES = `sha384-${'A'.repeat(64)}`;

function probe(text: string, otherText: string, hash: string) {
  const [right, wrong] = [`data:text/javascript,${text}`, `data:text/javascript,${otherText}`];
  const integrity: IntegrityMap = { [right]: hash, [wrong]: NO_BYTES };
  return { right, wrong, integrity };
}

/**
 * Modules with which a page finds out whether its browser compares modules with import maps: one whose hash is right and one whose hash is
 * wrong, in the import map of the page, and in one that is inserted later.
 */
export const moduleProbes = {
  page: probe('0', '1', 'sha384-X5FVDtsD8LuJF9pX8PiBiXb12pcTB7fuSIa7lRxIkaHxb4QNro9lWqXfcYiE68Fb'),
  inserted: probe('2', '3', 'sha384-0GNFdwXWbW8BbkzddH2zr41w6/02ut1j3myMpKnYv7XYdOf711CqgE3K3a5+7vUe'),
} as const;
