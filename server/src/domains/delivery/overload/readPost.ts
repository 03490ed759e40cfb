interface Post {
  igIds: string[];
  updates: number;
}

/** Larger posts cost little (ADR 0090). */
const REFUSED_UPDATES_MAX = 100;

/** Unreadable bodies name no account. */
export function readPost(body: Buffer): Post {
  const entries = listIn(parse(body), 'entry');
  return {
    igIds: [...new Set(entries.flatMap((entry) => (isObject(entry) ? [String(entry.id)] : [])))],
    updates: entries.reduce<number>((sum, entry) => sum + listIn(entry, 'messaging').length + listIn(entry, 'changes').length, 0),
  };
}

export function mayBeRefused({ igIds, updates }: Post): boolean {
  return igIds.length > 0 && updates < REFUSED_UPDATES_MAX;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

function listIn(value: unknown, name: string): unknown[] {
  const list = isObject(value) ? value[name] : null;
  return Array.isArray(list) ? list : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
