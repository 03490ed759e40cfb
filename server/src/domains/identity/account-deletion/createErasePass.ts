import type { Queries } from '../../../infrastructure/database/Database.ts';
import { eraseRows, listCascades, type Reference } from './account-deletion.repository.ts';

/** A parent waits for its children: a worker that holds one may wait for rows already deleted. */
export async function createErasePass(queries: Queries, ownerId: string, tables: readonly string[]) {
  const cascades = await listCascades(queries);
  const order = childrenFirst(tables, cascades);
  return async (left: readonly string[]): Promise<string[]> => {
    const remaining = new Set<string>();
    for (const table of order.filter((name) => left.includes(name))) {
      const waits = cascades.some(({ child, parent }) => parent === table && remaining.has(child));
      if (waits || !(await eraseRows(queries, ownerId, table))) remaining.add(table);
    }
    return [...remaining];
  };
}

function childrenFirst(tables: readonly string[], cascades: readonly Reference[]): string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (table: string): void => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const { child, parent } of cascades) if (parent === table) visit(child);
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}
