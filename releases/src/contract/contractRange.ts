import type { ShellFacts } from '../BuildFacts.ts';

type Range = Pick<ShellFacts, 'contract' | 'oldestContract'>;

const oldestOf = ({ contract, oldestContract }: Range) => oldestContract ?? contract;

/** Whether a shell supports remotes of this version of the contract. */
export function supportsContract(shell: Range, contract: number): boolean {
  return contract >= oldestOf(shell) && contract <= shell.contract;
}

/** The versions of the contract that a shell supports: `2`, or `1 to 2`. */
export function contractRangeText(shell: Range): string {
  return oldestOf(shell) === shell.contract ? `${shell.contract}` : `${oldestOf(shell)} to ${shell.contract}`;
}
