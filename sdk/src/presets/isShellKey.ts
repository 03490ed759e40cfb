import { ownerOfStateKey } from '@fanfare/shared/contracts';

/** Whether a key of the store belongs to the shell. */
export function isShellKey(key: string): boolean {
  return ownerOfStateKey(key) === 'shell';
}
