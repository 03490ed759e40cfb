import semver from 'semver';

const MIN_AGE_MS = 3 * 24 * 60 * 60 * 1000;

const NEWER_MINORS = 2;

/**
 * @param times ISO 8601, as printed by `npm view <package> time --json`
 * @param nowMs epoch milliseconds
 */
export function chooseVersions(times: Readonly<Record<string, string>>, installed: string, nowMs: number): string[] {
  const old = Object.entries(times).filter(([, time]) => nowMs - Date.parse(time) >= MIN_AGE_MS);
  const released = old.map(([name]) => name).filter((name) => semver.valid(name) && semver.satisfies(name, `^${installed}`));
  const byMinor = Map.groupBy(semver.sort(released), (version) => semver.minor(version));
  const newest = [...byMinor].map(([minor, versions]) => ({ minor, version: versions.at(-1) ?? installed }));
  const own = newest.find(({ minor }) => minor === semver.minor(installed))?.version ?? installed;
  const newer = newest.filter(({ minor }) => minor > semver.minor(installed)).map(({ version }) => version);
  return [own, ...newer.slice(-NEWER_MINORS)];
}
