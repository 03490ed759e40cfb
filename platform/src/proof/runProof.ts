import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../commands/run.ts';
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

const serverDir = path.join(workspaceDir, 'server');
const e2eDir = path.join(workspaceDir, 'e2e');

/** Runs the tests of these promises in their long form: those of the server, then those in a browser, one after the other. */
export async function runProof({ ids, seed, minutes }: ProofOptions): Promise<ProvenTest[]> {
  const asked = ids.length > 0 ? ids.join('|') : '[FS]\\d+';
  // At the beginning, alone or with others before it: `F1: …`, `F5, F1: …`.
  const isAsked = new RegExp(`^(?:[FSP]\\d+, ?)*(?:${asked})(?:, ?[FSP]\\d+)*: `);
  const directory = mkdtempSync(path.join(tmpdir(), 'fanfare-proof-'));
  const env = {
    ...process.env,
    FANFARE_PROOF: '1',
    ...(seed !== undefined && { FANFARE_PROOF_SEED: seed }),
    ...(minutes !== undefined && { FANFARE_SOAK_MINUTES: minutes }),
  };
  try {
    const server = path.join(directory, 'server');
    const files = filesThatName(asked, 'src/**/*.test.ts', serverDir);
    if (files.length > 0) await finish(process.execPath, nodeArguments(isAsked, server, files), { cwd: serverDir, env });
    const browser = path.join(directory, 'browser');
    const specs = filesThatName(asked, 'specs/*.spec.ts', e2eDir);
    if (specs.length > 0) {
      await run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'], { cwd: workspaceDir });
      const reporter = path.join(import.meta.dirname, 'browserReporter.ts');
      // Playwright's names begin with the project and the file.
      const grep = isAsked.source.replace('^', '(?:^| )');
      await finish('playwright', ['test', '--workers=1', `--reporter=list,${reporter}`, '--grep', grep, ...specs], {
        cwd: e2eDir,
        env: { ...env, FANFARE_PROOF_LINES: browser },
      });
    }
    return [server, browser].flatMap((file) => readProofLines(readIfThere(file), workspaceDir));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function nodeArguments(isAsked: RegExp, lines: string, files: readonly string[]): string[] {
  return [
    '--test',
    '--test-concurrency=1',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${path.join(import.meta.dirname, 'reporter.ts')}`,
    `--test-reporter-destination=${lines}`,
    '--test-global-setup=src/testing/globalSetup.ts',
    `--test-name-pattern=${isAsked.source}`,
    ...files,
  ];
}

function filesThatName(asked: string, pattern: string, cwd: string): string[] {
  const names = new RegExp(`\\b(?:${asked})(?:, ?[FSP]\\d+)*: `);
  return globSync(pattern, { cwd }).filter((file) => names.test(readFileSync(path.join(cwd, file), 'utf8')));
}

/** A failed test is in the report. */
async function finish(...command: Parameters<typeof run>): Promise<void> {
  await run(...command).catch(() => undefined);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
