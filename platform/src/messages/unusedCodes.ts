import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const REGISTRY = '{shared/src/contracts/messages/english/*,server/src/**/messagesById}.ts';
const CREATORS = '{engine,server,shared}/src/**/*.ts';
const DEFINED = /^ +'([\w.-]+)':/gm;
const CREATED = /'([a-z-]+\.[a-z0-9-]+)'/g;

export function unusedCodes(root: string): string[] {
  const registry = globSync(REGISTRY, { cwd: root });
  const creators = globSync(CREATORS, { cwd: root }).filter((file) => !file.endsWith('.test.ts') && !registry.includes(file));
  const found = (pattern: RegExp, files: readonly string[]) =>
    files.flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(([, code = '']) => code));
  const used = new Set(found(CREATED, creators));
  return found(DEFINED, registry).filter((code) => !used.has(code));
}
