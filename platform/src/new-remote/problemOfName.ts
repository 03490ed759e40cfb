import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../workspace/packageFacts.ts';
import { namesOf } from './namesOf.ts';

const LENGTH_MAX = 30;

export function problemOfName(root: string, kebab: string): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(kebab))
    return `"${kebab}" is not a valid name for a remote. Use lower-case letters with hyphens between words, for example price-lists.`;
  if (kebab.length > LENGTH_MAX) return `"${kebab}" has ${kebab.length} characters. The maximum is ${LENGTH_MAX}.`;
  const names = namesOf(kebab);
  if (existsSync(path.join(root, names.package))) return `${names.package} already exists. Nothing was changed.`;
  const holder = holderOfPath(root, kebab);
  if (holder) return `The path /${kebab} belongs to ${holder}. Choose another name.`;
  const file = fileWithEndpoint(root, `${names.camel}Flows`);
  if (file) return `The endpoint ${names.camel}Flows is already defined in ${file}. Choose another name.`;
  return null;
}

/** Checks paths of other remotes and the reserved paths of `contracts/routes.ts`. */
function holderOfPath(root: string, segment: string): string | null {
  const begins = (at: string) => at.split('/')[1] === segment;
  for (const file of globSync('*/remote.json', { cwd: root })) {
    const { name, routes } = readJson<{ name: string; routes: { path: string }[] }>(path.join(root, file));
    if (routes.some((route) => begins(route.path))) return name;
  }
  const contract = path.join(root, 'shared/src/contracts/routes.ts');
  const paths = [...readFileSync(contract, 'utf8').matchAll(/'(\/[^']*)'/g)].map(([, at = '']) => at);
  return paths.some(begins) ? 'the shell or the server (shared/src/contracts/routes.ts)' : null;
}

function fileWithEndpoint(root: string, endpoint: string): string | undefined {
  const definition = new RegExp(`\\b${endpoint}: build\\.`);
  return globSync('{shared,shell,mf-*}/src/**/*.{api,sharedEndpoints}.ts', { cwd: root }).find((file) =>
    definition.test(readFileSync(path.join(root, file), 'utf8')),
  );
}
