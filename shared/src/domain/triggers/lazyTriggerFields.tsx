import { lazyPart, SkeletonRows } from '../../ui/index.ts';
import type { ConditionFieldsProps } from './ConditionFields.tsx';
import { copy } from './copy.ts';
import type { TriggerFieldsProps } from './TriggerFields.tsx';

const Meanwhile = () => <SkeletonRows label={copy.loading} count={2} height="64px" />;

export const { Part: TriggerFields } = lazyPart<TriggerFieldsProps>(
  () => import(/* webpackChunkName: "trigger-fields" */ './TriggerFields.tsx').then((module) => module.TriggerFields),
  { Meanwhile },
);

export const { Part: ConditionFields } = lazyPart<ConditionFieldsProps>(
  () => import(/* webpackChunkName: "trigger-fields" */ './ConditionFields.tsx').then((module) => module.ConditionFields),
  { Meanwhile },
);
