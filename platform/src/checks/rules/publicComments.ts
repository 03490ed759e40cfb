import { posix } from 'node:path';
import type { Comment, CommentedFile } from './readComments.ts';

export function publicComments(files: ReadonlyMap<string, CommentedFile>, entries: readonly string[]): ReadonlySet<Comment> {
  const found = new Set<Comment>();
  const visited = new Set<string>();
  const visit = (path: string, name?: string): void => {
    const key = `${path} ${name ?? '*'}`;
    const file = files.get(path);
    if (!file || visited.has(key)) return;
    visited.add(key);
    for (const exported of name === undefined ? file.exports.keys() : [name]) {
      for (const comment of commentsOf(file, exported)) found.add(comment);
    }
    for (const { from, name: inner } of file.reexports) {
      if (name === undefined || inner === undefined || inner === name)
        visit(posix.join(posix.dirname(path), from), inner ?? name);
    }
  };
  for (const entry of entries) visit(entry);
  return found;
}

function commentsOf({ comments, exports, bodies }: CommentedFile, name: string): Comment[] {
  const declaration = exports.get(name);
  if (!declaration) return [];
  const docs = comments.filter(({ text }) => text.startsWith('/**'));
  const previousEnd = Math.max(-1, ...[...exports.values()].map(({ end }) => end).filter((end) => end <= declaration.start));
  const before = docs.findLast(({ start, end }) => end <= declaration.start && start >= previousEnd);
  const isAdjacent = before && declaration.start - before.end <= MARGIN_BYTES;
  const members = docs.filter(
    ({ start, end }) =>
      start >= declaration.start && end <= declaration.end && !bodies.some((body) => body.start <= start && end <= body.end),
  );
  return [...(isAdjacent ? [before] : []), ...members];
}

/** Size of a Windows line break. */
const MARGIN_BYTES = 2;
