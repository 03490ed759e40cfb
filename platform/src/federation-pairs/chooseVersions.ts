import semver from 'semver';

/** Younger releases are refused by the workspace's own installation, too. */
const MIN_AGE_MS = 3 * 24 * 60 * 60 * 1000;

/** Older minors are not worth the time. */
const NEWER_MINORS = 2;

/**
 * The versions of a package that are worth trying: the newest patch of the installed minor and of the two newest minors after it.
 *
 * @param times when each version was published (ISO 8601), as `npm view <package> time --json` prints it
 * @param nowMs in milliseconds since 1970
 * @returns in ascending order, without other majors, prereleases and releases younger than three days
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
