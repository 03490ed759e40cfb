import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../commands/starting/run.ts';
import { workspaceDir } from '../webpack/packageFacts.ts';

export interface ProofOptions {
  /** Such as `F1`; none: every promise. */
  ids: readonly string[];
  /** Repeats the random choices of an earlier run. */
  seed?: string;
  /** Duration of the soak. */
  minutes?: string;
  /** Folder for a JUnit report of each runner. */
  reportsDir: string;
}

const nodePackages = [
  { name: 'server', options: ['--test-concurrency=1', '--test-global-setup=test/globalSetup.ts'] },
  ...['engine', 'platform', 'releases'].map((name) => ({ name, options: [] })),
];
const e2eDir = path.join(workspaceDir, 'e2e');

/** Runs the tests of these promises in their long form: those of Node, then those in a browser, one after the other. */
export async function runProof({ ids, seed, minutes, reportsDir }: ProofOptions): Promise<void> {
  const asked = ids.length > 0 ? ids.join('|') : '[FPRS]\\d+';
  // Alone or with others before it, `F1: …`, `F5, F1: …`; the names of groups, of a project and of a file may come before.
  const isAsked = `(?:^| )(?:[FPRS]\\d+, ?)*(?:${asked})(?:, ?[FPRS]\\d+)*: `;
  const env = {
    ...process.env,
    FANFARE_PROOF: '1',
    ...(seed !== undefined && { FANFARE_PROOF_SEED: seed }),
    ...(minutes !== undefined && { FANFARE_SOAK_MINUTES: minutes }),
  };
  for (const { name, options } of nodePackages) {
    const cwd = path.join(workspaceDir, name);
    const files = filesThatName(asked, '{src,test}/**/*.test.ts', cwd);
    const reporters = [
      ['spec', 'stdout'],
      ['junit', path.join(reportsDir, `${name}.xml`)],
    ].flatMap(([reporter, destination]) => [`--test-reporter=${reporter}`, `--test-reporter-destination=${destination}`]);
    const args = ['--test', ...reporters, `--test-name-pattern=${isAsked}`, ...options, ...files];
    if (files.length > 0) await finish(process.execPath, args, { cwd, env });
  }
  const specs = filesThatName(asked, 'specs/*.spec.ts', e2eDir);
  if (specs.length === 0) return;
  await run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'], { cwd: workspaceDir });
  const playwright = path.join(e2eDir, 'node_modules/.bin/playwright');
  await finish(playwright, ['test', '--workers=1', '--reporter=list,junit', '--grep', isAsked, ...specs], {
    cwd: e2eDir,
    env: { ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: path.join(reportsDir, 'e2e.xml') },
  });
}

function filesThatName(asked: string, pattern: string, cwd: string): string[] {
  const names = new RegExp(`\\b(?:${asked})(?:, ?[FPRS]\\d+)*: `);
  return globSync(pattern, { cwd }).filter((file) => names.test(readFileSync(path.join(cwd, file), 'utf8')));
}

/** A failed test is in the report; a command that cannot be run at all is not. */
async function finish(...command: Parameters<typeof run>): Promise<void> {
  await run(...command).catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause) throw cause;
  });
}
