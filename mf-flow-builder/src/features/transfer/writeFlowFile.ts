import type { FlowGraph } from '@fanfare/shared/contracts';
import { FILE_FORMAT, type FlowFile, SCHEMA_VERSION } from './FlowFile.ts';

export function writeFlowFile(name: string, { nodes, edges }: FlowGraph): string {
  const file: FlowFile = { format: FILE_FORMAT, schemaVersion: SCHEMA_VERSION, name, nodes, edges };
  return `${JSON.stringify(file, null, 2)}\n`;
}
