import { plural, t } from '@lingui/core/macro';

export const copy = {
  legend: t`Answers for`,
  all: t`All accounts`,
  allHint: t`Including accounts that you connect later.`,
  chosen: t`Chosen accounts`,
  chooseOne: t`Choose at least one account.`,
  noneConnected: t`None of the chosen accounts is connected, so this flow sends no replies. Connect one of them again, or choose others.`,
  failed: t`Could not load the accounts.`,
  retry: t`Try again`,
  only: (names: string) => t`Only ${names}`,
  onlyAndMore: (name: string, more: number) => t`Only ${name} and ${more} more`,
  onlyUnnamed: (count: number) => plural(count, { one: 'Only 1 account', other: `Only ${count} accounts` }),
};
