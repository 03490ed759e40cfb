import { textsOf } from '@fanfare/shared/language';

/** Texts about what requests put in and nobody reads again. */
export const secretsCopy = textsOf('flow-builder/secrets', {
  title: 'Secrets',
  about:
    'Keys and tokens for the services that your flows ask. A request puts one in where {{\u00a0secrets.NAME\u00a0}} stands. Nobody reads its value again, not even you.',
  list: 'Kept secrets',
  loading: 'Looking for your secrets …',
  failed: 'Your secrets did not come',
  again: 'Try again',
  none: 'No secret is kept yet',
  noneHint: 'Keep the key of your shop here instead of writing it into a flow.',
  kept: 'Kept:',
  lastUsed: 'Last used:',
  never: 'Never used',
  usedBy: (flows: readonly string[]) => (flows.length === 0 ? 'No flow puts it in.' : `Used by ${flows.join(', ')}`),

  name: 'Name',
  nameHint: 'Letters, digits and _, for example shop_key.',
  nameWrong: 'A name has letters, digits and _, and begins with a letter.',
  nameTaken: 'A secret of this name is kept already. Replace it in the list.',
  value: 'Value',
  valueMissing: 'Please enter its value.',
  add: 'Keep a secret',
  keep: 'Keep it',
  keeping: 'Keeping …',
  cancel: 'Cancel',
  notKept: (error: string) => `It was not kept: ${error}`,
  keptNow: (name: string) => `${name} is kept.`,
  full: (most: number) => `At most ${most} secrets can be kept.`,

  replace: 'Replace',
  replaceNamed: (name: string) => `Replace ${name}`,
  newValue: (name: string) => `New value of ${name}`,
  replaced: (name: string) => `${name} is replaced. Requests put in the new value from now on.`,

  remove: 'Delete',
  removeNamed: (name: string) => `Delete ${name}`,
  removeTitle: (name: string) => `Delete the secret ${name}?`,
  removeUsed: (flows: readonly string[]) =>
    `Requests of ${flows.join(', ')} put it in. They go on without it, and the services may refuse them.`,
  removeUnused: 'Its value is lost for good.',
  removed: (name: string) => `${name} is deleted.`,
  notRemoved: (error: string) => `It was not deleted: ${error}`,

  put: (field: string) => `Put a secret into: ${field}`,
  manage: 'Secrets …',
  missing: (names: readonly string[]) =>
    names.length === 1
      ? `No secret of the name ${names[0]} is kept. Its place stays empty.`
      : `No secrets of the names ${names.join(', ')} are kept. Their places stay empty.`,
});
