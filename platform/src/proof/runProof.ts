import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../commands/starting/run.ts';
import { workspaceDir } from '../webpack/packageFacts.ts';
import { readProofLines } from './readProofLines.ts';
import type { ProvenTest } from './renderProof.ts';

export interface ProofOptions {
  /** Such as `F1`; none: every promise. */
  ids: readonly string[];
  /** Chooses the moments by chance again as a run before did. */
  seed?: string;
  /** How long the soak lasts. */
  minutes?: string;
}

const nodePackages = [
  { name: 'server', options: ['--test-concurrency=1', '--test-global-setup=src/testing/globalSetup.ts'] },
  ...['engine', 'platform', 'releases'].map((name) => ({ name, options: [] })),
];
const e2eDir = path.join(workspaceDir, 'e2e');

/** Runs the tests of these promises in their long form: those of Node, then those in a browser, one after the other. */
export async function runProof({ ids, seed, minutes }: ProofOptions): Promise<ProvenTest[]> {
  const asked = ids.length > 0 ? ids.join('|') : '[FS]\\d+';
  // Alone or with others before it, `F1: …`, `F5, F1: …`; the names of groups, of a project and of a file may stand before.
  const isAsked = `(?:^| )(?:[FSP]\\d+, ?)*(?:${asked})(?:, ?[FSP]\\d+)*: `;
  const directory = mkdtempSync(path.join(tmpdir(), 'fanfare-proof-'));
  const env = {
    ...process.env,
    FANFARE_PROOF: '1',
    ...(seed !== undefined && { FANFARE_PROOF_SEED: seed }),
    ...(minutes !== undefined && { FANFARE_SOAK_MINUTES: minutes }),
  };
  try {
    for (const { name, options } of nodePackages) {
      const cwd = path.join(workspaceDir, name);
      const files = filesThatName(asked, 'src/**/*.test.ts', cwd);
      const lines = path.join(directory, name);
      if (files.length > 0)
        await finish(process.execPath, [...nodeArguments(isAsked, lines), ...options, ...files], { cwd, env });
    }
    const browser = path.join(directory, 'browser');
    const specs = filesThatName(asked, 'specs/*.spec.ts', e2eDir);
    if (specs.length > 0) {
      await run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'], { cwd: workspaceDir });
      const reporter = path.join(import.meta.dirname, 'browserReporter.ts');
      await finish(
        path.join(e2eDir, 'node_modules/.bin/playwright'),
        ['test', '--workers=1', `--reporter=list,${reporter}`, '--grep', isAsked, ...specs],
        {
          cwd: e2eDir,
          env: { ...env, FANFARE_PROOF_LINES: browser },
        },
      );
    }
    return readdirSync(directory).flatMap((name) =>
      readProofLines(readFileSync(path.join(directory, name), 'utf8'), workspaceDir),
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function nodeArguments(isAsked: string, lines: string): string[] {
  return [
    '--test',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${path.join(import.meta.dirname, 'reporter.ts')}`,
    `--test-reporter-destination=${lines}`,
    `--test-name-pattern=${isAsked}`,
  ];
}

function filesThatName(asked: string, pattern: string, cwd: string): string[] {
  const names = new RegExp(`\\b(?:${asked})(?:, ?[FSP]\\d+)*: `);
  return globSync(pattern, { cwd }).filter((file) => names.test(readFileSync(path.join(cwd, file), 'utf8')));
}

/** A failed test is in the report; a command that cannot be run at all is not. */
async function finish(...command: Parameters<typeof run>): Promise<void> {
  await run(...command).catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause) throw cause;
  });
}
