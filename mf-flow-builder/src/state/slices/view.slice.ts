import type { FlowIssue } from '@fanfare/shared/contracts';
import { createSlice, type PayloadAction, signedOut } from '@fanfare/shared/store';
import { flowBuilderSlice } from './flowBuilder.slice.ts';

export type EditedPart = 'label' | 'content';

export interface BuilderViewState {
  /** The node whose details are shown; every request to show some is another object. */
  details: { nodeId: string } | null;
  /** What is edited inside a node on the canvas: its name, or what it does. */
  editing: { nodeId: string; part: EditedPart } | null;
  /** What is wrong with the draft, as it was checked last; null before the first time. */
  issues: readonly FlowIssue[] | null;
}

const initialState: BuilderViewState = { details: null, editing: null, issues: null };

/**
 * What is shown of the draft beside the canvas: nothing of it is saved or undone. `detailsOpened` shows the form of a node, whoever asks for
 * it: canvas, outline, issues.
 */
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
    builder.addCase(flowBuilderSlice.actions.flowLoaded, () => initialState);
  },
  selectors: {
    selectDetails: (state) => state.details,
    selectDraftIssues: (state) => state.issues,
  },
});

const none: readonly FlowIssue[] = [];
const grouped = new WeakMap<readonly FlowIssue[], Map<string | null, FlowIssue[]>>();

/** The issues of one node; the same array as long as nothing new was found. */
export function issuesOfNode(issues: readonly FlowIssue[] | null, nodeId: string): readonly FlowIssue[] {
  if (issues === null || issues.length === 0) return none;
  let byNode = grouped.get(issues);
  if (!byNode) {
    byNode = Map.groupBy(issues, (issue) => issue.nodeId);
    grouped.set(issues, byNode);
  }
  return byNode.get(nodeId) ?? none;
}
