import { lazyPart } from '../../lazy/lazyPart.tsx';
import { Skeleton } from '../../states/Skeleton.tsx';
import type { TimeChartProps } from './TimeChart.tsx';

const HEIGHT = 240;

/** Loads the chart library on first render; the space of the chart is reserved. */
export const { Part: TimeChart, preload: preloadTimeChart } = lazyPart<TimeChartProps>(
  () => import(/* webpackChunkName: "time-chart" */ './TimeChart.tsx').then((module) => module.TimeChart),
  { Meanwhile: ({ height = HEIGHT }) => <Skeleton $height={`${height}px`} /> },
);
