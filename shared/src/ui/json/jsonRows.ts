import { childrenOf, pointerTo } from './jsonPointer.ts';

export const CHILDREN_STEP = 200;

export interface JsonRow {
  pointer: string;
  /** Null for the whole document. */
  key: string | null;
  value: unknown;
  depth: number;
  /** Null for a primitive. */
  size: number | null;
  isOpen: boolean;
  /** Position among its siblings, from 1. */
  position: number;
  siblings: number;
  more?: number;
}

/** Open values by pointer, with their number of rendered children. */
export type OpenValues = ReadonlyMap<string, number>;

export function jsonRows(document: unknown, open: OpenValues): JsonRow[] {
  const rows: JsonRow[] = [];
  const waiting: JsonRow[] = [rowOf({ pointer: '', key: null, value: document, depth: 0, position: 1, siblings: 1 }, open)];
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    rows.push(row);
    const children = row.isOpen && row.more === undefined ? childrenOf(row.value) : null;
    if (!children) continue;
    const { pointer: parent, depth } = row;
    const drawn = open.get(parent) ?? CHILDREN_STEP;
    const left = children.size - drawn;
    const below = children.keys(drawn).map((key, index) => {
      const place = { depth: depth + 1, position: index + 1, siblings: children.size };
      return rowOf({ pointer: pointerTo(parent, key), key, value: children.get(key), ...place }, open);
    });
    if (left > 0) below.push({ ...row, key: null, depth: depth + 1, position: drawn + 1, siblings: children.size, more: left });
    for (let last = below.pop(); last; last = below.pop()) waiting.push(last);
  }
  return rows;
}

function rowOf(row: Omit<JsonRow, 'size' | 'isOpen'>, open: OpenValues): JsonRow {
  const size = childrenOf(row.value)?.size ?? null;
  return { ...row, size, isOpen: size !== null && size > 0 && open.has(row.pointer) };
}

/** Opens values level by level while there are few rows. */
export function openAtFirst(document: unknown, mostRows = 60): OpenValues {
  const open = new Map<string, number>();
  let level = [{ pointer: '', value: document }];
  let count = 1;
  while (level.length > 0) {
    const next: { pointer: string; value: unknown }[] = [];
    for (const { pointer, value } of level) {
      const children = childrenOf(value);
      if (!children || children.size === 0) continue;
      count += children.size;
      if (count > mostRows && pointer !== '') return open;
      open.set(pointer, CHILDREN_STEP);
      if (count > mostRows) return open;
      for (const key of children.keys()) next.push({ pointer: pointerTo(pointer, key), value: children.get(key) });
    }
    level = next;
  }
  return open;
}
