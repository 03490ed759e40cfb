import type { ReportLine } from '../FlowFile.ts';

/** What is known while a block is converted. */
export interface Conversion {
  group: string;
  variables: ReadonlyMap<string, string>;
  report: (line: ReportLine) => void;
  newId: () => string;
  /** The text that stands right before a question. */
  question: string;
}
