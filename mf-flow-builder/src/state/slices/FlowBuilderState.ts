import type { BotFlow, FlowGraph, FlowIssue } from '@fanfare/shared/contracts';
import { emptyHistory, type GraphHistory } from '../history/history.ts';

export type BuilderTask = 'loading' | 'saving' | 'publishing' | 'unpublishing' | 'deciding';

export interface TheirFlow {
  flow: BotFlow;
  graph: FlowGraph;
}

export interface CanvasView {
  x: number;
  y: number;
  zoom: number;
}

export interface FlowBuilderState extends GraphHistory {
  /** The workspace; another one in the same tab starts with an empty draft. */
  ownerId: string | null;
  name: string;
  openFlow: BotFlow | null;
  task: BuilderTask | null;
  savedStamp: number;
  /** `offline` and `refusal` are failures. */
  draftSave: 'resting' | 'saving' | 'offline' | { refusal: string };
  /** Whether unsaved changes are stored; null before the first attempt. */
  isStoredLocally: boolean | null;
  conflict: TheirFlow | null;
  /** Counts loads, so that the canvas knows when to fit its view. */
  loadCount: number;
  view: CanvasView | null;
  /** Nodes to select and optionally to centre; every request is a new object. */
  reveal: { nodeIds: string[]; isCentred: boolean } | null;
  nodeMarks: Record<string, NodeMark>;
  statusText: string | null;
  /** The status asks for a name and is cleared when one is typed. */
  isNameRequested: boolean;
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
  isStoredLocally: null,
  conflict: null,
  loadCount: 0,
  view: null,
  reveal: null,
  nodeMarks: {},
  statusText: null,
  isNameRequested: false,
  issues: [],
};
