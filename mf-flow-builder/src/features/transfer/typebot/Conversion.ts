import type { ReportLine } from '../FlowFile.ts';

export interface Conversion {
  group: string;
  variables: ReadonlyMap<string, string>;
  report: (line: ReportLine) => void;
  newId: () => string;
  question: string;
}
