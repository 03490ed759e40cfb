import { transferCopy as copy } from '../../copy/files/transfer.ts';
import { FILE_FORMAT, type ImportPlan } from './FlowFile.ts';
import { isRecord } from './isRecord.ts';
import { readFlowFile } from './readFlowFile.ts';
import { readTypebot } from './typebot/readTypebot.ts';

export type ImportResult = { ok: true; plan: ImportPlan } | { ok: false; error: string };

export function readImport(text: string): ImportResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, error: copy.notJson };
  }
  if (!isRecord(value)) return { ok: false, error: copy.notFlow };
  if (value.format === FILE_FORMAT) return { ok: true, plan: readFlowFile(value) };
  if (Array.isArray(value.groups)) return { ok: true, plan: readTypebot(value) };
  return { ok: false, error: copy.notFlow };
}
