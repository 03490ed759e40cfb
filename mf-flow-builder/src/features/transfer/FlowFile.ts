import type { FlowGraph } from '@fanfare/shared/contracts';

export const FILE_FORMAT = 'fanfare-flow';
/** Increases with every incompatible change of the format. */
export const SCHEMA_VERSION = 1;

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

export interface ReportLine {
  kind: ReportKind;
  text: string;
}

export interface ImportPlan {
  source: 'fanfare' | 'typebot';
  name: string;
  graph: FlowGraph;
  report: readonly ReportLine[];
}
