import { ownerOfStateKey } from '@fanfare/shared/contracts';

export function isShellKey(key: string): boolean {
  return ownerOfStateKey(key) === 'shell';
}
