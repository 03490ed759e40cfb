import { plural, t } from '@lingui/core/macro';

export const secretsCopy = {
  title: t`Secrets`,
  about: t`Store API keys and tokens for the services your flows call. Reference a secret in a request with '{{'\u00a0secrets.NAME\u00a0'}}'. Values cannot be viewed after you save them.`,
  list: t`Secrets`,
  loading: t`Loading secrets…`,
  failed: t`Could not load secrets`,
  again: t`Try again`,
  none: t`No secrets yet`,
  noneHint: t`Add API keys here instead of writing them into a flow.`,
  kept: t`Added:`,
  lastUsed: t`Last used:`,
  never: t`Never used`,
  usedBy: (flows: readonly string[]) => (flows.length === 0 ? t`Not used` : t`Used by ${flows.join(', ')}`),

  name: t`Name`,
  nameHint: t`Letters, digits and _, e.g. shop_key.`,
  nameWrong: t`Use letters, digits and _. Start with a letter.`,
  nameTaken: t`A secret with this name already exists. Replace it in the list.`,
  value: t`Value`,
  valueMissing: t`Enter a value.`,
  add: t`Add secret`,
  keep: t({ message: 'Save secret', context: 'secret' }),
  keeping: t`Saving…`,
  cancel: t`Cancel`,
  notKept: (error: string) => t`Could not save the secret: ${error}`,
  keptNow: (name: string) => t`Saved ${name}.`,
  full: (most: number) => t`You can save up to ${most} secrets.`,

  replace: t`Replace`,
  replaceNamed: (name: string) => t`Replace ${name}`,
  newValue: (name: string) => t`New value of ${name}`,
  replaced: (name: string) => t`Replaced ${name}. Requests now use the new value.`,

  remove: t`Delete`,
  removeNamed: (name: string) => t`Delete ${name}`,
  removeTitle: (name: string) => t`Delete the secret ${name}?`,
  removeUsed: (flows: readonly string[]) =>
    t`Requests in ${flows.join(', ')} use this secret. They will run without it, and services may reject them.`,
  removeUnused: t`The value will be permanently deleted.`,
  removed: (name: string) => t`Deleted ${name}.`,
  notRemoved: (error: string) => t`Could not delete the secret: ${error}`,

  put: (field: string) => t`Insert a secret into ${field}`,
  manage: t`Secrets…`,
  missing: (names: readonly string[]) =>
    plural(names.length, {
      one: `The secret ${names[0]} does not exist. Its value will be empty.`,
      other: `The secrets ${names.join(', ')} do not exist. Their values will be empty.`,
    }),
};
