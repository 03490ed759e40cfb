import type { FlowIssue } from '@fanfare/shared/contracts';
import { createSlice, type PayloadAction, signedOut } from '@fanfare/shared/store';
import { flowBuilderSlice } from './flowBuilder.slice.ts';

export type EditedPart = 'label' | 'content';

export interface BuilderViewState {
  /** The node whose details are open; every request is a new object. */
  details: { nodeId: string } | null;
  editing: { nodeId: string; part: EditedPart } | null;
  issues: readonly FlowIssue[] | null;
  /** Nodes that were added and not edited yet; their issues are shown without alarm. */
  fresh: readonly string[];
  times: Readonly<Record<string, string>>;
}

const initialState: BuilderViewState = { details: null, editing: null, issues: null, fresh: [], times: {} };

/** View state, which is neither saved nor undone. */
export const viewSlice = createSlice({
  name: 'flowBuilderView',
  initialState,
  reducers: {
    detailsOpened: (state, { payload: nodeId }: PayloadAction<string>) => {
      const before = state.details?.nodeId;
      if (before !== nodeId) state.fresh = state.fresh.filter((id) => id !== before);
      state.details = { nodeId };
    },
    editStarted: (state, { payload }: PayloadAction<{ nodeId: string; part: EditedPart }>) => {
      state.editing = payload;
    },
    editEnded: (state) => {
      const edited = state.editing?.nodeId;
      state.fresh = state.fresh.filter((id) => id !== edited);
      state.editing = null;
    },
    timesShown: (state, { payload }: PayloadAction<Record<string, string>>) => {
      state.times = payload;
    },
    publishTried: (state) => {
      state.fresh = [];
    },
    draftChecked: (state, { payload: issues }: PayloadAction<readonly FlowIssue[]>) => ({ ...state, issues }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addCase(flowBuilderSlice.actions.builderOpened, () => initialState);
    builder.addCase(flowBuilderSlice.actions.flowLoaded, () => initialState);
    builder.addCase(flowBuilderSlice.actions.nodeAdded, (state, { payload: { id } }) => {
      state.fresh = [...state.fresh, id];
    });
    builder.addCase(flowBuilderSlice.actions.nodeEdited, (state, { payload: { id } }) => {
      state.fresh = state.fresh.filter((known) => known !== id);
    });
    builder.addCase(flowBuilderSlice.actions.graphEdited, (state, { payload: { gesture, putNodes = [] } }) => {
      if (gesture === 'insert' || gesture === 'add') state.fresh = [...state.fresh, ...putNodes.slice(-1).map(({ id }) => id)];
    });
    builder.addCase(flowBuilderSlice.actions.graphReplaced, (state, { payload: { nodes, flow } }) => {
      state.fresh = flow ? [] : nodes.map(({ id }) => id);
    });
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
