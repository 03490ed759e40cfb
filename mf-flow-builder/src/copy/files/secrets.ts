import { plural, t } from '@lingui/core/macro';

export const secretsCopy = {
  title: t`Secrets`,
  about: t`Keys and tokens for the services that your flows ask. A request puts one in where '{{'\u00a0secrets.NAME\u00a0'}}' stands. Nobody reads its value again, not even you.`,
  list: t`Kept secrets`,
  loading: t`Looking for your secrets …`,
  failed: t`Your secrets did not come`,
  again: t`Try again`,
  none: t`No secret is kept yet`,
  noneHint: t`Keep the key of your shop here instead of writing it into a flow.`,
  kept: t`Kept:`,
  lastUsed: t`Last used:`,
  never: t`Never used`,
  usedBy: (flows: readonly string[]) => (flows.length === 0 ? t`No flow puts it in.` : t`Used by ${flows.join(', ')}`),

  name: t`Name`,
  nameHint: t`Letters, digits and _, for example shop_key.`,
  nameWrong: t`A name has letters, digits and _, and begins with a letter.`,
  nameTaken: t`A secret of this name is kept already. Replace it in the list.`,
  value: t`Value`,
  valueMissing: t`Please enter its value.`,
  add: t`Keep a secret`,
  keep: t({ message: 'Keep it', context: 'secret' }),
  keeping: t`Keeping …`,
  cancel: t`Cancel`,
  notKept: (error: string) => t`It was not kept: ${error}`,
  keptNow: (name: string) => t`${name} is kept.`,
  full: (most: number) => t`At most ${most} secrets can be kept.`,

  replace: t`Replace`,
  replaceNamed: (name: string) => t`Replace ${name}`,
  newValue: (name: string) => t`New value of ${name}`,
  replaced: (name: string) => t`${name} is replaced. Requests put in the new value from now on.`,

  remove: t`Delete`,
  removeNamed: (name: string) => t`Delete ${name}`,
  removeTitle: (name: string) => t`Delete the secret ${name}?`,
  removeUsed: (flows: readonly string[]) =>
    t`Requests of ${flows.join(', ')} put it in. They go on without it, and the services may refuse them.`,
  removeUnused: t`Its value is lost for good.`,
  removed: (name: string) => t`${name} is deleted.`,
  notRemoved: (error: string) => t`It was not deleted: ${error}`,

  put: (field: string) => t`Put a secret into: ${field}`,
  manage: t`Secrets …`,
  missing: (names: readonly string[]) =>
    plural(names.length, {
      one: `No secret of the name ${names[0]} is kept. Its place stays empty.`,
      other: `No secrets of the names ${names.join(', ')} are kept. Their places stay empty.`,
    }),
};
