import { t } from '@lingui/core/macro';
import { locale } from '../../language/index.ts';

/** The short form of the specification. */
export const copy = {
  now: t`Just now`,
  minutes: (count: number) => t`${count}m`,
  hours: (count: number) => t`${count}h`,
  days: (count: number) => t`${count}d`,
  date: (at: Date) => at.toLocaleDateString(locale()),
  exact: (at: Date) => at.toLocaleString(locale()),
};
