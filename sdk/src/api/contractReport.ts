import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { calls } from '@fanfare/shared/contracts';
import { sdkDir, sharedDir } from '../pack/packageDirs.ts';
import { runTsc } from '../pack/runTsc.ts';
import type { JsonSchema } from './schemaProblems.ts';

/** The types of these modules stay compatible within a contract. */
export const promisedModules = ['api', 'domain', 'host', 'language', 'router', 'store', 'ui', 'widgets'] as const;
export const manifestFile = 'contracts/releases/releaseDocument.d.ts';

export interface ContractReport {
  /** Declarations by path below `shared/src`. */
  declarations: Readonly<Record<string, string>>;
  calls: Readonly<Record<string, CallSchemas>>;
}

type CallSchemas = Readonly<Partial<Record<'params' | 'query' | 'body' | 'response', JsonSchema>>>;

const SEPARATOR = '// ---- ';
const typesFile = (contract: number) => path.join(sdkDir, 'api', `contract-${contract}.types.txt`);
const callsFile = (contract: number) => path.join(sdkDir, 'api', `contract-${contract}.calls.json`);

export function readReport(contract: number): ContractReport | null {
  if (!existsSync(typesFile(contract))) return null;
  const [, ...files] = readFileSync(typesFile(contract), 'utf8').split(SEPARATOR);
  return {
    declarations: Object.fromEntries(
      files.map((file) => [file.slice(0, file.indexOf('\n')), file.slice(file.indexOf('\n') + 1)]),
    ),
    calls: JSON.parse(readFileSync(callsFile(contract), 'utf8')),
  };
}

export async function writeReport(contract: number, { declarations, calls: schemas }: ContractReport): Promise<void> {
  await mkdir(path.join(sdkDir, 'api'), { recursive: true });
  const files = Object.entries(declarations).map(([file, text]) => `${SEPARATOR}${file}\n${text}`);
  await writeFile(typesFile(contract), files.join(''));
  const lines = Object.entries(schemas).map(([call, schema]) => `${JSON.stringify(call)}: ${JSON.stringify(schema)}`);
  await writeFile(callsFile(contract), `{\n${lines.join(',\n')}\n}\n`);
}

export async function declareContract(dir: string): Promise<ContractReport> {
  const project = ['-p', path.join(sharedDir, 'tsconfig.sdk.json'), '--emitDeclarationOnly', '--removeComments', '--outDir', dir];
  await runTsc(project, '@fanfare/shared does not compile.');
  const files = globSync([`{${promisedModules.join(',')}}/**/*.d.ts`, manifestFile], { cwd: dir }).sort();
  const all: Readonly<Record<string, CallSchemas>> = JSON.parse(JSON.stringify(calls));
  const schemas = Object.entries(all).map(([call, { params, query, body, response }]) => [
    call,
    { params, query, body, response },
  ]);
  return {
    declarations: Object.fromEntries(files.map((file) => [file, readFileSync(path.join(dir, file), 'utf8')])),
    calls: Object.fromEntries(schemas),
  };
}
