import type { BotFlow, FlowEdge, FlowGraph, FlowIssue, FlowNode, FlowNodeData } from '@fanfare/shared/contracts';
import { createSlice, original, type PayloadAction, signedOut } from '@fanfare/shared/store';
import { copy } from '../../copy.ts';
import { createRemoveEdit } from '../graph/edits/createRemoveEdit.ts';
import type { GraphEdit } from '../graph/edits/GraphEdit.ts';
import { edited, redone, replaced, undone } from '../history/history.ts';
import {
  type BuilderTask,
  type CanvasView,
  type FlowBuilderState,
  initialState,
  type NodeMark,
  type TheirFlow,
} from './FlowBuilderState.ts';
import { restored, type StoredDraft } from './StoredDraft.ts';

export type { FlowBuilderState } from './FlowBuilderState.ts';

type Replacement = FlowGraph & {
  flow?: BotFlow;
  isFitted?: boolean;
};
type LoadedFlow = BotFlow & { nodes?: FlowNode[]; edges?: FlowEdge[] };

/** Adds the time of the edit, so that quick successive edits are one undo step. */
const timed = <T>(payload: T) => ({ payload, meta: { at: Date.now() } });
type TimedAction<T> = PayloadAction<T, string, { at: number }>;

/** The state outlives the screen. Every graph change is one undo step. Positions are stored at the end of a gesture. */
export const flowBuilderSlice = createSlice({
  name: 'flowBuilder',
  initialState,
  reducers: {
    builderOpened: (
      state,
      { payload: { workspaceId, kept } }: PayloadAction<{ workspaceId: string; kept?: StoredDraft | null }>,
    ) => {
      if (state.ownerId === workspaceId) return state;
      const opened = { ...initialState, ownerId: workspaceId };
      return kept ? restored(opened, kept) : opened;
    },

    graphEdited: {
      prepare: timed<GraphEdit>,
      reducer: (state, { payload, meta }: TimedAction<GraphEdit>) => afterEdit(state, payload, meta.at),
    },
    nodeAdded: {
      prepare: timed<FlowNode>,
      reducer: (state, { payload: node, meta }: TimedAction<FlowNode>) =>
        afterEdit(state, { gesture: 'add', putNodes: [node] }, meta.at),
    },
    nodesMoved: {
      prepare: (positions: Record<string, FlowNode['position']>, how: { mergeKey?: string } = {}) => ({
        payload: { positions, ...how },
        meta: { at: Date.now() },
      }),
      reducer: (
        state,
        { payload, meta }: TimedAction<{ positions: Record<string, FlowNode['position']>; mergeKey?: string }>,
      ) => {
        const { positions, mergeKey } = payload;
        const putNodes = plain(state).nodes.flatMap((node) => {
          const position = positions[node.id];
          return position ? [{ ...node, position }] : [];
        });
        return afterEdit(state, { gesture: 'move', putNodes, ...(mergeKey !== undefined && { mergeKey }) }, meta.at);
      },
    },
    nodeEdited: {
      prepare: timed<{ id: string; data: Partial<FlowNodeData> }>,
      reducer: (state, { payload: { id, data }, meta }: TimedAction<{ id: string; data: Partial<FlowNodeData> }>) => {
        const node = plain(state).nodes.find((candidate) => candidate.id === id);
        if (!node) return state;
        const mergeKey = `${id} ${Object.keys(data).join(' ')}`;
        return afterEdit(state, { gesture: 'edit', putNodes: [{ ...node, data: { ...node.data, ...data } }], mergeKey }, meta.at);
      },
    },
    nodesConnected: {
      prepare: timed<FlowEdge>,
      reducer: (state, { payload: edge, meta }: TimedAction<FlowEdge>) =>
        afterEdit(state, { gesture: 'connect', putEdges: [edge] }, meta.at),
    },
    /** Reconnects predecessors to the successor of a removed node. */
    elementsRemoved: {
      prepare: timed<{ nodeIds: string[]; edgeIds: string[] }>,
      reducer: (state, { payload, meta }: TimedAction<{ nodeIds: string[]; edgeIds: string[] }>) =>
        afterEdit(state, createRemoveEdit(plain(state), payload.nodeIds, payload.edgeIds), meta.at),
    },
    /** Replaces the graph in one undo step. With `flow`, it counts as saved. */
    graphReplaced: {
      prepare: timed<Replacement>,
      reducer: (state, { payload: { nodes, edges, flow, isFitted = false }, meta }: TimedAction<Replacement>) => {
        const next = { ...replaced(plain(state), { nodes, edges }, meta.at), issues: [], conflict: null };
        if (isFitted) next.loadCount += 1;
        return flow ? { ...next, openFlow: flow, savedStamp: next.stamp, draftSave: 'resting' as const } : next;
      },
    },
    lastStepUndone: (state) => ({ ...undone(plain(state)), issues: [] }),
    lastStepRedone: (state) => ({ ...redone(plain(state)), issues: [] }),

    nameTyped: (state, { payload: name }: PayloadAction<string>) => {
      state.name = name;
      if (name.trim() !== '') clearNamePrompt(state);
    },
    taskStarted: (state, { payload: task }: PayloadAction<BuilderTask>) => {
      state.task = task;
      state.statusText = null;
      state.isNameRequested = false;
    },
    flowSaved: (state, { payload }: PayloadAction<{ flow: BotFlow; stamp: number }>) => {
      state.task = null;
      state.name = '';
      state.openFlow = payload.flow;
      state.savedStamp = payload.stamp;
      state.draftSave = 'resting';
      state.conflict = null;
    },
    flowLoaded: ({ lastStamp, ownerId, name, loadCount }, { payload }: PayloadAction<LoadedFlow | null>) => {
      const { nodes = [], edges = [], ...openFlow } = payload ?? { id: null };
      const stamp = lastStamp + 1;
      const graph = { nodes, edges, stamp, lastStamp: stamp, savedStamp: stamp };
      return {
        ...initialState,
        ownerId,
        name,
        openFlow: openFlow.id === null ? null : openFlow,
        ...graph,
        loadCount: loadCount + 1,
      };
    },
    publicationChanged: (state, { payload }: PayloadAction<{ flow: BotFlow; issues: FlowIssue[] }>) => {
      state.task = null;
      state.openFlow = payload.flow;
      state.issues = payload.issues;
    },
    taskFailed: (state) => {
      state.task = null;
    },

    draftSaveStarted: (state) => {
      state.draftSave = 'saving';
    },
    /** Updates only the saved flow, because the canvas may have changed since. */
    draftSaved: (state, { payload: { flow, stamp } }: PayloadAction<{ flow: BotFlow; stamp: number }>) => {
      if (state.openFlow?.id !== flow.id) return;
      state.draftSave = 'resting';
      state.openFlow = flow;
      state.savedStamp = stamp;
      state.conflict = null;
      clearNamePrompt(state);
    },
    draftSaveFailed: (state, { payload }: PayloadAction<'offline' | { refusal: string }>) => {
      state.draftSave = payload;
    },
    conflictFound: (state, { payload }: PayloadAction<TheirFlow>) => {
      if (state.openFlow?.id !== payload.flow.id) return;
      state.draftSave = 'resting';
      state.conflict = payload;
      // The message about the save is outdated.
      state.statusText = null;
    },
    /** The next save overwrites the version saved elsewhere. */
    conflictOverwritten: (state) => {
      if (state.conflict) state.openFlow = state.conflict.flow;
      state.conflict = null;
    },
    draftStored: (state, { payload: isStoredLocally }: PayloadAction<boolean>) => {
      state.isStoredLocally = isStoredLocally;
    },

    viewMoved: (state, { payload: view }: PayloadAction<CanvasView>) => {
      state.view = view;
    },
    nodesRevealed: (state, { payload: nodeIds }: PayloadAction<readonly string[]>) => {
      state.reveal = { nodeIds: [...nodeIds], isCentred: true };
    },
    nodesSelected: (state, { payload: nodeIds }: PayloadAction<readonly string[]>) => {
      state.reveal = { nodeIds: [...nodeIds], isCentred: false };
    },
    nodesMarked: (state, { payload: marks }: PayloadAction<Record<string, NodeMark>>) => {
      state.nodeMarks = marks;
    },
    statusShown: (state, { payload: text }: PayloadAction<string>) => {
      state.statusText = text;
      state.isNameRequested = false;
    },
    nameRequested: (state, { payload: text }: PayloadAction<string>) => {
      state.statusText = text;
      state.isNameRequested = true;
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
    selectHasUnsavedChanges: hasUnsavedChanges,
    selectSaveState: saveStateOf,
    selectConflict: (state) => state.conflict,
    selectUndoGesture: (state) => state.past.at(-1)?.gesture ?? null,
    selectRedoGesture: (state) => state.future.at(-1)?.gesture ?? null,
    selectLoadCount: (state) => state.loadCount,
    selectReveal: (state) => state.reveal,
    selectNodeMarks: (state) => state.nodeMarks,
    selectStatusText: (state) => state.statusText,
    selectIssues: (state) => state.issues,
  },
});

export type SaveState = 'empty' | 'new' | 'unstored' | 'unsaved' | 'saving' | 'saved' | 'offline' | 'refused' | 'conflict';

function hasUnsavedChanges({ stamp, savedStamp }: FlowBuilderState): boolean {
  return stamp !== savedStamp;
}

function saveStateOf(state: FlowBuilderState): SaveState {
  const { openFlow, nodes, conflict, draftSave, isStoredLocally, task } = state;
  if (!hasUnsavedChanges(state)) return openFlow ? 'saved' : 'empty';
  if (conflict) return 'conflict';
  if (draftSave === 'saving' || task === 'saving') return 'saving';
  if (!openFlow && nodes.length === 0) return 'empty';
  if (isStoredLocally === false) return 'unstored';
  if (!openFlow) return isStoredLocally ? 'new' : 'unsaved';
  if (draftSave === 'offline') return 'offline';
  return draftSave === 'resting' ? 'unsaved' : 'refused';
}

function clearNamePrompt(state: FlowBuilderState): void {
  if (state.isNameRequested) state.statusText = null;
  state.isNameRequested = false;
}

function afterEdit(draft: FlowBuilderState, edit: GraphEdit, at: number): FlowBuilderState {
  const state = plain(draft);
  const next = edited(state, edit, at);
  if (next === state) return state;
  const isNodeStillMissing = next.nodes.length === 0 || next.statusText !== copy.status.nodeMissing;
  return { ...next, issues: [], statusText: isNodeStillMissing ? next.statusText : null };
}

/** Unwraps Immer's draft, because history compares nodes and edges by identity. */
function plain(draft: FlowBuilderState): FlowBuilderState {
  return original(draft) ?? draft;
}
