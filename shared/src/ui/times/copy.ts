import { t } from '@lingui/core/macro';

/** The short form of the specification. */
export const copy = {
  now: t`Just now`,
  minutes: (count: number) => t`${count}m`,
  hours: (count: number) => t`${count}h`,
  days: (count: number) => t`${count}d`,
};
