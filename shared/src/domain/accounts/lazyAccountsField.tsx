import { lazyPart } from '../../ui/index.ts';
import type { AccountsFieldProps } from './AccountsField.tsx';

export const { Part: AccountsField } = lazyPart<AccountsFieldProps>(() =>
  import(/* webpackChunkName: "accounts-field" */ './AccountsField.tsx').then((module) => module.AccountsField),
);
