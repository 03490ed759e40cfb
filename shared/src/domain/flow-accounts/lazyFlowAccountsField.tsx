import { lazyPart } from '../../ui/index.ts';
import type { FlowAccountsFieldProps } from './FlowAccountsField.tsx';

export const { Part: FlowAccountsField } = lazyPart<FlowAccountsFieldProps>(() =>
  import(/* webpackChunkName: "flow-accounts" */ './FlowAccountsField.tsx').then((module) => module.FlowAccountsField),
);
