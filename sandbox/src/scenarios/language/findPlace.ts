import { type Document, isMap, isScalar, isSeq, type LineCounter, type ParsedNode } from 'yaml';

export type Path = readonly (string | number)[];

/**
 * Finds a position, or that of the parent.
 * @param ofKey true for the position of the key
 */
export function findPlace(
  document: Document.Parsed,
  counter: LineCounter,
  path: Path,
  ofKey = false,
): { line: number; column: number } {
  let node: unknown = document.contents;
  let offset = rangeOf(node);
  for (const [index, part] of path.entries()) {
    const isLast = index === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => (isScalar(key) ? String(key.value) : key) === String(part));
      if (!pair) break;
      offset = rangeOf(isLast && ofKey ? pair.key : pair.value) ?? rangeOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      offset = rangeOf(node) ?? offset;
    } else break;
  }
  const { line, col } = counter.linePos(offset ?? 0);
  return { line, column: col };
}

function rangeOf(node: unknown): number | undefined {
  return isNode(node) ? node.range[0] : undefined;
}

function isNode(node: unknown): node is ParsedNode {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
