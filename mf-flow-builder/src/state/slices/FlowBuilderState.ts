import type { BotFlow, FlowGraph, FlowIssue } from '@fanfare/shared/contracts';
import { emptyHistory, type GraphHistory } from '../history/history.ts';

export type BuilderTask = 'loading' | 'saving' | 'publishing' | 'unpublishing';

/** What somebody else made of the open flow while it was changed here. */
export interface TheirFlow {
  flow: BotFlow;
  graph: FlowGraph;
}

/** How far the canvas is moved, and its zoom. */
export interface CanvasView {
  x: number;
  y: number;
  zoom: number;
}

export interface FlowBuilderState extends GraphHistory {
  /** Whose draft this is; another user in the same tab begins anew. */
  ownerId: string | null;
  /** What the name field holds. */
  name: string;
  /** The saved flow that the canvas shows, as the server last described it. */
  openFlow: BotFlow | null;
  task: BuilderTask | null;
  /** The graph that is saved, by its stamp. */
  savedStamp: number;
  /** How the draft saves itself: under way, or why the last time did not work. */
  draftSave: 'resting' | 'saving' | 'offline' | { refusal: string };
  /** Whether what is not saved is kept on this device; null until that was tried. */
  isKept: boolean | null;
  conflict: TheirFlow | null;
  /** Counts loads, so that the canvas knows when to fit its view. */
  loadCount: number;
  /** Where the canvas was left; null: it fits its view. */
  view: CanvasView | null;
  /** What the canvas is asked to select, and perhaps to bring into the middle; every request is another object. */
  reveal: { nodeIds: string[]; isCentred: boolean } | null;
  /** How nodes are drawn for the moment, by id: as passed by a run, or dimmed. */
  nodeMarks: Record<string, NodeMark>;
  statusText: string | null;
  /** The status asks for a name: it has nothing to say once there is one. */
  isNameAskedFor: boolean;
  issues: FlowIssue[];
}

export type NodeMark = 'current' | 'passed' | 'failed' | 'dimmed';

export const initialState: FlowBuilderState = {
  ...emptyHistory,
  ownerId: null,
  name: '',
  openFlow: null,
  task: null,
  savedStamp: 0,
  draftSave: 'resting',
  isKept: null,
  conflict: null,
  loadCount: 0,
  view: null,
  reveal: null,
  nodeMarks: {},
  statusText: null,
  isNameAskedFor: false,
  issues: [],
};
