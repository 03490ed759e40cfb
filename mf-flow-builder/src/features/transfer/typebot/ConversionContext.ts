import type { ReportLine } from '../FlowFile.ts';

export interface ConversionContext {
  group: string;
  variables: ReadonlyMap<string, string>;
  report: (line: ReportLine) => void;
  newId: () => string;
  question: string;
}
