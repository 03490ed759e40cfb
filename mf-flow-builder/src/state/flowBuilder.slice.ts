import type { BotFlow, FlowEdge, FlowIssue, FlowNode, FlowNodeData } from '@fanfare/shared/contracts';
import { createSlice, type PayloadAction, signedOut } from '@fanfare/shared/store';

type BuilderTask = 'loading' | 'saving' | 'publishing' | 'unpublishing';

export interface FlowBuilderState {
  /** Whose draft this is; another user in the same tab begins anew. */
  ownerId: string | null;
  nodes: FlowNode[];
  edges: FlowEdge[];
  /** What the name field holds. */
  name: string;
  /** The saved flow that the canvas shows, as the server last described it. */
  openFlow: BotFlow | null;
  task: BuilderTask | null;
  /** Counts changes of the graph. */
  changeCount: number;
  /** The change that is saved. */
  savedChangeCount: number;
  /** Counts loads, so that the canvas knows when to fit its view. */
  loadCount: number;
  statusText: string | null;
  issues: FlowIssue[];
}

const initialState: FlowBuilderState = {
  ownerId: null,
  nodes: [],
  edges: [],
  name: '',
  openFlow: null,
  task: null,
  changeCount: 0,
  savedChangeCount: 0,
  loadCount: 0,
  statusText: null,
  issues: [],
};

type LoadedFlow = BotFlow & { nodes?: FlowNode[]; edges?: FlowEdge[] };

/** The draft outlives the screen, so that a look at the dashboard costs no work. Positions come in at the end of a gesture. */
export const flowBuilderSlice = createSlice({
  name: 'flowBuilder',
  initialState,
  reducers: {
    builderOpened: (state, { payload: { userId } }: PayloadAction<{ userId: string }>) =>
      state.ownerId === userId ? state : { ...initialState, ownerId: userId },

    nodeAdded: (state, { payload: node }: PayloadAction<FlowNode>) => {
      state.nodes.push(node);
      graphChanged(state);
    },
    nodesMoved: (state, { payload: positions }: PayloadAction<Record<string, FlowNode['position']>>) => {
      for (const node of state.nodes) {
        const position = positions[node.id];
        if (!position || (position.x === node.position.x && position.y === node.position.y)) continue;
        node.position = position;
        state.changeCount += 1;
      }
    },
    nodeEdited: (state, { payload: { id, data } }: PayloadAction<{ id: string; data: Partial<FlowNodeData> }>) => {
      const node = state.nodes.find((candidate) => candidate.id === id);
      if (!node) return;
      Object.assign(node.data, data);
      graphChanged(state);
    },
    nodesConnected: (state, { payload: edge }: PayloadAction<FlowEdge>) => {
      if (state.edges.some((present) => joinsTheSame(present, edge))) return;
      state.edges.push(edge);
      graphChanged(state);
    },
    elementsRemoved: (state, { payload }: PayloadAction<{ nodeIds: string[]; edgeIds: string[] }>) => {
      const gone = new Set(payload.nodeIds);
      state.nodes = state.nodes.filter(({ id }) => !gone.has(id));
      state.edges = state.edges.filter(
        ({ id, source, target }) => !payload.edgeIds.includes(id) && !gone.has(source) && !gone.has(target),
      );
      graphChanged(state);
    },

    nameTyped: (state, { payload: name }: PayloadAction<string>) => {
      state.name = name;
    },
    taskStarted: (state, { payload: task }: PayloadAction<BuilderTask>) => {
      state.task = task;
      state.statusText = null;
    },
    flowSaved: (state, { payload }: PayloadAction<{ flow: BotFlow; changeCount: number }>) => {
      state.task = null;
      state.name = '';
      state.openFlow = payload.flow;
      state.savedChangeCount = payload.changeCount;
    },
    flowLoaded: (state, { payload: { nodes = [], edges = [], ...flow } }: PayloadAction<LoadedFlow>) => {
      state.task = null;
      state.openFlow = flow;
      state.nodes = nodes;
      state.edges = edges;
      graphChanged(state);
      state.savedChangeCount = state.changeCount;
      state.loadCount += 1;
    },
    publicationChanged: (state, { payload }: PayloadAction<{ flow: BotFlow; issues: FlowIssue[] }>) => {
      state.task = null;
      state.openFlow = payload.flow;
      state.issues = payload.issues;
    },
    taskFailed: (state) => {
      state.task = null;
    },

    statusShown: (state, { payload: text }: PayloadAction<string>) => {
      state.statusText = text;
    },
    statusDismissed: (state) => {
      state.statusText = null;
    },
    issuesFound: (state, { payload: issues }: PayloadAction<FlowIssue[]>) => {
      state.issues = issues;
    },
    issuesDismissed: (state) => {
      state.issues = [];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
  selectors: {
    selectOwnerId: (state) => state.ownerId,
    selectNodes: (state) => state.nodes,
    selectEdges: (state) => state.edges,
    selectName: (state) => state.name,
    selectOpenFlow: (state) => state.openFlow,
    selectTask: (state) => state.task,
    selectChangeCount: (state) => state.changeCount,
    selectHasUnsavedChanges: (state) => state.changeCount !== state.savedChangeCount,
    selectLoadCount: (state) => state.loadCount,
    selectStatusText: (state) => state.statusText,
    selectIssues: (state) => state.issues,
  },
});

/** What was found wrong belongs to the graph as it was. */
function graphChanged(state: FlowBuilderState): void {
  state.changeCount += 1;
  state.issues = [];
}

function joinsTheSame(a: FlowEdge, b: FlowEdge): boolean {
  return a.source === b.source && a.target === b.target && (a.sourceHandle ?? null) === (b.sourceHandle ?? null);
}
