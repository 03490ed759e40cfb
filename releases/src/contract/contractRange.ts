import type { ShellFacts } from '../BuildFacts.ts';

type Range = Pick<ShellFacts, 'contract' | 'oldestContract'>;

const oldestOf = ({ contract, oldestContract }: Range) => oldestContract ?? contract;

export function supportsContract(shell: Range, contract: number): boolean {
  return contract >= oldestOf(shell) && contract <= shell.contract;
}

export function contractRangeText(shell: Range): string {
  return oldestOf(shell) === shell.contract ? `${shell.contract}` : `${oldestOf(shell)} to ${shell.contract}`;
}
