import type { FlowGraph } from '@fanfare/shared/contracts';

export const FILE_FORMAT = 'fanfare-flow';
/** Grows when a file of today could not be read any more. */
export const SCHEMA_VERSION = 1;

/** A flow as a file. */
export interface FlowFile extends FlowGraph {
  format: typeof FILE_FORMAT;
  schemaVersion: number;
  name: string;
}

export type ReportKind =
  | 'unknownNode'
  | 'unreadableNode'
  | 'droppedField'
  | 'droppedEdge'
  | 'newerFile'
  | 'notCarried'
  | 'changed';

/** What could not be carried over as it was, in a line. */
export interface ReportLine {
  kind: ReportKind;
  text: string;
}

/** What a file would bring, before anything is changed. */
export interface ImportPlan {
  source: 'fanfare' | 'typebot';
  name: string;
  graph: FlowGraph;
  report: readonly ReportLine[];
}
