import { execFile } from 'node:child_process';
import path from 'node:path';
import { workspaceDir } from '../workspace/packageFacts.ts';

export interface RefusedImport {
  rule: string;
  file: string;
  specifier: string;
}

interface Report {
  modules: { source: string; dependencies: { module: string; resolved: string; rules?: { name: string }[] }[] }[];
  /** In rules about folders, `from` and `to` are folders. */
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

export const layerConfigs = ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs'] as const;

export async function cruise(dir: string, packages: readonly string[]): Promise<RefusedImport[]> {
  const program = path.join(workspaceDir, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const run = (config: string) =>
    runForJson([program, '--config', path.join(workspaceDir, config), '--output-type', 'json', ...packages], dir);
  const [files, folders] = await Promise.all(layerConfigs.map(run));
  if (!files || !folders) throw new Error('There are two configurations.');
  const byFile = files.modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ module, rules = [] }) => rules.map(({ name }) => ({ rule: name, file: source, specifier: module }))),
  );
  return [...byFile, ...betweenFolders(folders)];
}

/** Imports that a rule about folders forbids. */
function betweenFolders({ modules, summary }: Report): RefusedImport[] {
  return summary.violations.flatMap(({ rule, from, to }) =>
    modules
      .filter(({ source }) => source.startsWith(`${from}/`))
      .flatMap(({ source, dependencies }) =>
        dependencies
          .filter(({ resolved }) => path.posix.dirname(resolved) === to)
          .map(({ module }) => ({ rule: rule.name, file: source, specifier: module })),
      ),
  );
}

function runForJson(args: string[], cwd: string): Promise<Report> {
  return new Promise((resolve, reject) => {
    // The exit code is the number of violations.
    execFile(process.execPath, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (stdout.startsWith('{')) resolve(JSON.parse(stdout));
      else reject(error ?? new Error(stderr || stdout));
    });
  });
}
