import type { BootReport } from '@fanfare/releases';
import { pluralize } from '../scenarios/pluralize.ts';

export function summaryOf(remote: string, { build, cells }: BootReport, from: string): string {
  const pages = cells.flatMap((cell) => cell.pages);
  const booted = pages.filter(({ problems }) => problems.length === 0).length;
  const isAlone = cells.every(({ beside }) => Object.keys(beside).length === 0);
  const verdict = `${remote} ${build}: ${booted} of ${pluralize(pages.length, 'page')} ${pages.length === 1 ? 'boots' : 'boot'} in ${pluralize(cells.length, 'combination')}`;
  return isAlone ? `Beside nothing: no other remote is released at ${from}.\n${verdict}` : verdict;
}
