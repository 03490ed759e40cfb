import { type RootState, useAppSelector, useStore } from '@fanfare/shared/store';
import type { FlowBuilderState } from './flowBuilder.slice.ts';

/** The store as this remote sees it: the shared part and its own slice. */
export type BuilderRootState = RootState & { flowBuilder: FlowBuilderState };

export const useBuilderSelector = useAppSelector.withTypes<BuilderRootState>();
export const useBuilderStore = useStore.withTypes<ReturnType<typeof useStore<BuilderRootState>>>();
