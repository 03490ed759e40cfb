const COLUMN = 24;

export function withOwner(owners: string, packageName: string, team: string): string {
  const lines = owners.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mf-'));
  const line = `${`/${packageName}/`.padEnd(COLUMN - 1)} @fanfare/${team}`;
  return lines.toSpliced(last === -1 ? lines.length - 1 : last + 1, 0, line).join('\n');
}
