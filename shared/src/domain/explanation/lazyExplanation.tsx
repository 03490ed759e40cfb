import { lazyPart, SkeletonRows } from '../../ui/index.ts';
import type { ExplanationProps } from './Explanation.tsx';
import { lazyCopy } from './lazyCopy.ts';

const Meanwhile = () => <SkeletonRows label={lazyCopy.loading} count={5} height="56px" />;

export const { Part: Explanation } = lazyPart<ExplanationProps>(
  () => import(/* webpackChunkName: "explanation" */ './Explanation.tsx').then((module) => module.Explanation),
  { Meanwhile },
);
