import { openReleaseStore, readShell, releasedBuilds, reportBreaks } from '@fanfare/releases';
import { describeBreaks } from './describeBreaks.ts';

export function getBreakWarnings(releasesDir: string, shellDir: string): string[] {
  const reports = reportBreaks(releasedBuilds(openReleaseStore(releasesDir)), readShell(shellDir));
  const fits = reports.every(({ breaks }) => breaks.length === 0);
  return fits ? [] : ['Warning:', ...describeBreaks(reports, true).split('\n')];
}
