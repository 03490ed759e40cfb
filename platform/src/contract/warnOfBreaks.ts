import { openReleaseStore, readShell, releasedBuilds, reportBreaks } from '@fanfare/releases';
import { describeBreaks } from './describeBreaks.ts';

/** @returns lines about released builds that the shell in `shellDir` would break; none when all of them fit */
export function warnOfBreaks(releasesDir: string, shellDir: string): string[] {
  const reports = reportBreaks(releasedBuilds(openReleaseStore(releasesDir)), readShell(shellDir));
  const broken = reports.filter(({ breaks }) => breaks.length > 0);
  return broken.length === 0 ? [] : ['Warning:', ...describeBreaks(broken).split('\n')];
}
