import semver from 'semver';

/** Younger releases are refused by the workspace's own installation, too. */
const MIN_AGE_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * The versions of a package that are worth trying: the newest patch of the installed minor, and the newest release of all.
 *
 * @param times when each version was published (ISO 8601), as `npm view <package> time --json` prints it
 * @param nowMs in milliseconds since 1970
 * @returns in ascending order, without prereleases and releases younger than three days
 */
export function chooseVersions(times: Readonly<Record<string, string>>, installed: string, nowMs: number): string[] {
  const old = Object.entries(times).filter(([, time]) => nowMs - Date.parse(time) >= MIN_AGE_MS);
  const versions = semver.sort(old.map(([name]) => name).filter((name) => semver.valid(name) && !semver.prerelease(name)));
  const newest = versions.filter((version) => semver.major(version) === semver.major(installed)).at(-1);
  const patch = versions.filter((version) => semver.satisfies(version, `~${installed}`)).at(-1);
  return semver.sort([...new Set([patch ?? installed, newest ?? installed])]);
}
