import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../commands/starting/run.ts';
import { workspaceDir } from '../workspace/packageFacts.ts';

export interface ProofOptions {
  ids: readonly string[];
  seed?: string;
  minutes?: string;
  reportsDir: string;
}

const nodePackages = [
  { name: 'server', options: ['--test-concurrency=1', '--test-global-setup=test/globalSetup.ts'] },
  ...['engine', 'platform', 'releases'].map((name) => ({ name, options: [] })),
];
const e2eDir = path.join(workspaceDir, 'e2e');

export async function runProof({ ids, seed, minutes, reportsDir }: ProofOptions): Promise<void> {
  const idPattern = ids.length > 0 ? ids.join('|') : '[FPRS]\\d+';
  // Matches `F1: …` and `F5, F1: …` after names of groups, project or file.
  const titlePattern = `(?:^| )(?:[FPRS]\\d+, ?)*(?:${idPattern})(?:, ?[FPRS]\\d+)*: `;
  const env = {
    ...process.env,
    FANFARE_PROOF: '1',
    ...(seed !== undefined && { FANFARE_PROOF_SEED: seed }),
    ...(minutes !== undefined && { FANFARE_SOAK_MINUTES: minutes }),
  };
  for (const { name, options } of nodePackages) {
    const cwd = path.join(workspaceDir, name);
    const files = filesThatName(idPattern, '{src,test}/**/*.test.ts', cwd);
    const reporters = [
      ['spec', 'stdout'],
      ['junit', path.join(reportsDir, `${name}.xml`)],
    ].flatMap(([reporter, destination]) => [`--test-reporter=${reporter}`, `--test-reporter-destination=${destination}`]);
    const args = ['--test', ...reporters, `--test-name-pattern=${titlePattern}`, ...options, ...files];
    if (files.length > 0) await finish(process.execPath, args, { cwd, env });
  }
  const specs = filesThatName(idPattern, 'specs/*.spec.ts', e2eDir);
  if (specs.length === 0) return;
  await run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'], { cwd: workspaceDir });
  const playwright = path.join(e2eDir, 'node_modules/.bin/playwright');
  await finish(playwright, ['test', '--workers=1', '--reporter=list,junit', '--grep', titlePattern, ...specs], {
    cwd: e2eDir,
    env: { ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: path.join(reportsDir, 'e2e.xml') },
  });
}

function filesThatName(idPattern: string, pattern: string, cwd: string): string[] {
  const names = new RegExp(`\\b(?:${idPattern})(?:, ?[FPRS]\\d+)*: `);
  return globSync(pattern, { cwd }).filter((file) => names.test(readFileSync(path.join(cwd, file), 'utf8')));
}

async function finish(...command: Parameters<typeof run>): Promise<void> {
  await run(...command).catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause) throw cause;
  });
}
