import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sharedDir } from '../pack/packageDirs.ts';
import { runTsc } from '../pack/runTsc.ts';
import { type ContractReport, declareContract, manifestFile, promisedModules } from './contractReport.ts';
import { type JsonSchema, schemaProblems } from './schemaProblems.ts';

/** The compiler cannot compare these exports. Their types are compared through `calls` and `HostApi`. */
const notCompared: Readonly<Record<string, readonly string[]>> = { api: ['request'], host: ['HostProvider'] };

interface Comparison {
  problemsByReport: string[][];
  now: ContractReport;
}

export async function contractProblems(reports: readonly ContractReport[]): Promise<Comparison> {
  const scratch = path.join(sharedDir, 'node_modules/.cache');
  await mkdir(scratch, { recursive: true });
  const dir = await mkdtemp(path.join(scratch, 'contract-'));
  try {
    const current = path.join(dir, 'current');
    const now = await declareContract(current);
    const tags = tagsOf(Object.values(now.declarations).join('\n'));
    for (const [index, { declarations }] of reports.entries()) {
      const old = path.join(dir, oldName(index));
      await cp(path.join(current, 'contracts'), path.join(old, 'contracts'), { recursive: true });
      for (const [file, text] of Object.entries(declarations)) {
        const target = path.join(old, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, withAddedTags(text, tags));
      }
    }
    const types = await typeProblems(dir, reports.length);
    return { problemsByReport: reports.map((before, index) => [...(types[index] ?? []), ...callProblems(before, now)]), now };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const oldName = (index: number) => `old-${index}`;
const comparisonFile = (index: number) => `compare-${index}.ts`;

const TAGS = /"Analytics"(?: \| "\w+")+/g;
const namesOf = (union: string) => union.split(' | ');

function tagsOf(declarations: string): string {
  return declarations.match(TAGS)?.[0] ?? '';
}

/** Remotes may go on with the tags they know. RTK Query's types are invariant, so the old ones get the new tags. */
function withAddedTags(declarations: string, tags: string): string {
  return declarations.replace(TAGS, (before) => (namesOf(before).every((name) => namesOf(tags).includes(name)) ? tags : before));
}

async function typeProblems(dir: string, count: number): Promise<string[][]> {
  const indexes = Array.from({ length: count }, (_, index) => index);
  for (const index of indexes) await writeFile(path.join(dir, comparisonFile(index)), comparison(oldName(index)));
  const project = { extends: path.join(sharedDir, '../tsconfig.browser.json'), files: indexes.map(comparisonFile) };
  const compilerOptions = { types: [], incremental: false, tsBuildInfoFile: null };
  await writeFile(path.join(dir, 'tsconfig.json'), JSON.stringify({ ...project, compilerOptions }));
  const output = await runTsc(['-p', dir, '--pretty', 'false'], '').then(
    () => '',
    (cause: unknown) => String(cause instanceof Error ? cause.message : cause).trim(),
  );
  const problems = output === '' ? [] : output.split(/\n(?=\S)/);
  const isOf = (problem: string, index: number) =>
    [comparisonFile(index), `${oldName(index)}/`].some((name) => problem.includes(name));
  const unknown = problems.filter((problem) => !indexes.some((index) => isOf(problem.split('(')[0] ?? '', index)));
  if (unknown.length > 0) throw new Error(`The reports cannot be compared.\n${unknown.join('\n')}`);
  return indexes.map((index) => {
    const own = problems.filter((problem) => isOf(problem.split('(')[0] ?? '', index));
    return own.length > 0 ? [own.join('\n')] : [];
  });
}

/** The shell must provide what remotes use, and accept what remotes pass. */
function comparison(old: string): string {
  const modules = promisedModules.flatMap((name) => {
    const names = (notCompared[name] ?? []).map((each) => `'${each}'`).join(' | ') || 'never';
    return [
      `import type * as ${name}Old from './${old}/${name}/index.d.ts';`,
      `import type * as ${name}Now from './current/${name}/index.d.ts';`,
      `take<Omit<typeof ${name}Old, ${names}>>(given<typeof ${name}Now>());`,
    ];
  });
  return `${modules.join('\n')}
import type { RemoteManifest as ManifestOld } from './${old}/${manifestFile}';
import type { RemoteManifest as ManifestNow } from './current/${manifestFile}';
take<hostOld.HostApi>(given<hostNow.HostApi>());
take<hostNow.RemoteModule>(given<hostOld.RemoteModule>());
take<storeNow.RemoteSlice>(given<storeOld.RemoteSlice>());
take<ManifestNow>(given<ManifestOld>());
declare function take<T>(value: T): void;
declare function given<T>(): T;
`;
}

function callProblems(before: ContractReport, now: ContractReport): string[] {
  return Object.entries(before.calls).flatMap(([call, old]) => {
    const current = now.calls[call];
    if (!current) return [`${call} is gone`];
    const parts = (['params', 'query', 'body', 'response'] as const).flatMap((part) =>
      schemaProblems(
        old[part] ?? sentBefore(part, current[part]),
        current[part] ?? {},
        part === 'response' ? 'response' : 'request',
        part,
      ),
    );
    return parts.map((problem) => `${call}: ${problem}`);
  });
}

function sentBefore(part: string, current: JsonSchema | undefined): JsonSchema {
  return part === 'query' && current ? { type: 'object' } : {};
}
