import type { FlowIssue } from '@fanfare/shared/contracts';
import { createSlice, type PayloadAction, signedOut } from '@fanfare/shared/store';
import { flowBuilderSlice } from './flowBuilder.slice.ts';

export type EditedPart = 'label' | 'content';

export interface BuilderViewState {
  /** The node whose details are open; every request is a new object. */
  details: { nodeId: string } | null;
  editing: { nodeId: string; part: EditedPart } | null;
  issues: readonly FlowIssue[] | null;
}

const initialState: BuilderViewState = { details: null, editing: null, issues: null };

/** View state, which is neither saved nor undone. */
export const viewSlice = createSlice({
  name: 'flowBuilderView',
  initialState,
  reducers: {
    detailsOpened: (state, { payload: nodeId }: PayloadAction<string>) => {
      state.details = { nodeId };
    },
    editStarted: (state, { payload }: PayloadAction<{ nodeId: string; part: EditedPart }>) => {
      state.editing = payload;
    },
    editEnded: (state) => {
      state.editing = null;
    },
    draftChecked: (state, { payload: issues }: PayloadAction<readonly FlowIssue[]>) => ({ ...state, issues }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addCase(flowBuilderSlice.actions.builderOpened, () => initialState);
    builder.addCase(flowBuilderSlice.actions.flowLoaded, () => initialState);
  },
  selectors: {
    selectDetails: (state) => state.details,
    selectDraftIssues: (state) => state.issues,
  },
});

const none: readonly FlowIssue[] = [];
const grouped = new WeakMap<readonly FlowIssue[], Map<string | null, FlowIssue[]>>();

/** Returns the same array until the next check. */
export function issuesOfNode(issues: readonly FlowIssue[] | null, nodeId: string): readonly FlowIssue[] {
  if (issues === null || issues.length === 0) return none;
  let byNode = grouped.get(issues);
  if (!byNode) {
    byNode = Map.groupBy(issues, (issue) => issue.nodeId);
    grouped.set(issues, byNode);
  }
  return byNode.get(nodeId) ?? none;
}
