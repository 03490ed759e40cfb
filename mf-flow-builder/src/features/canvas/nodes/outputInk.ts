import { color } from '@fanfare/shared/ui';

const inks: Record<string, string> = {
  true: color.success,
  open: color.success,
  answered: color.success,
  success: color.success,
  false: color.danger,
  closed: color.danger,
  invalid: color.danger,
  failure: color.danger,
};

/** Green for the way that a check expects, red for the other; other outputs have no colour of their own. */
export function outputInk(id: string | null): string {
  return inks[id ?? ''] ?? color.borderStrong;
}
