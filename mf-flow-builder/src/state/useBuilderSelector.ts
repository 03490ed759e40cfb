import { type RootState, useAppSelector, useStore } from '@fanfare/shared/store';
import type { FlowBuilderState } from './slices/flowBuilder.slice.ts';
import type { NumbersState } from './slices/numbers.slice.ts';
import type { TestRunState } from './slices/testRun.slice.ts';
import type { BuilderViewState } from './slices/view.slice.ts';

export type BuilderRootState = RootState & {
  flowBuilder: FlowBuilderState;
  flowBuilderTest: TestRunState;
  flowBuilderNumbers: NumbersState;
  flowBuilderView: BuilderViewState;
};

export const useBuilderSelector = useAppSelector.withTypes<BuilderRootState>();
export const useBuilderStore = useStore.withTypes<ReturnType<typeof useStore<BuilderRootState>>>();
