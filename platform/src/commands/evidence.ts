import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findTests } from '../evidence/findTests.ts';
import { renderTests } from '../evidence/renderTests.ts';
import { readJunit } from '../test-run/readJunit.ts';
import { placeOf } from '../test-run/renderResults.ts';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { run } from './starting/run.ts';

const evidenceDir = path.join(workspaceDir, 'evidence');
const inEvidence = (name: string) => path.join(evidenceDir, name);
for (const name of ['junit', 'lab', 'browser-screens', 'tests.md', 'calls.md'])
  rmSync(inEvidence(name), { recursive: true, force: true });
mkdirSync(inEvidence('junit'), { recursive: true });

const reports = globSync('*/reports/*.xml', { cwd: workspaceDir }).map((file) => file.split(path.sep));
for (const parts of reports) cpSync(path.join(workspaceDir, ...parts), inEvidence(`junit/${parts[0]}-${parts.at(-1)}`));
const results = reports.flatMap((parts) =>
  readJunit(readFileSync(path.join(workspaceDir, ...parts), 'utf8')).map((test) => ({
    ...test,
    file: placeOf(test.file, parts[0] ?? '', workspaceDir),
  })),
);
writeFileSync(inEvidence('tests.md'), renderTests(findTests(), results));
const labReports = path.join(workspaceDir, 'reports');
if (existsSync(labReports)) cpSync(labReports, inEvidence('lab'), { recursive: true });

const pictures = path.join(workspaceDir, 'e2e/test-results/screens');
if (existsSync(pictures)) cpSync(pictures, inEvidence('browser-screens'), { recursive: true });

process.stdout.write(`${results.length} tests of ${reports.length} reports: evidence/junit, evidence/tests.md\n`);
if (results.length === 0) process.stdout.write('No tests have run yet. Run `pnpm test` first.\n');
await run(process.execPath, ['test/calls/checkCalls.ts', '--out', inEvidence('calls.md')], {
  cwd: path.join(workspaceDir, 'server'),
});
process.stdout.write('Calls with their tests: evidence/calls.md\n');
