import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkLanguages } from '../../languages/checkLanguages.ts';
import { workspaceDir } from '../../webpack/packageFacts.ts';
import { check } from '../check.ts';
import { readJestReport, readPlaywrightReport } from '../readReport.ts';
import { checkContainers } from '../rules/checkContainers.ts';
import { checkDocuments } from '../rules/checkDocuments.ts';
import { checkDuplicates } from '../rules/checkDuplicates.ts';
import { checkFiles } from '../rules/checkFiles.ts';
import { checkSizes } from '../rules/checkSizes.ts';
import { countNodeTests } from './countNodeTests.ts';
import { countScenarios } from './countScenarios.ts';
import { inPackages } from './inPackages.ts';
import { allPackages, browserPackages, findScript, nodePackages, pagePackages, testScriptOf } from './packages.ts';
import { runCommand } from './runCommand.ts';
import type { Step } from './Step.ts';
import { toOutcome } from './toOutcome.ts';

interface Extent {
  /** With the long tests: of failures, of every language, of build matrices. They run on a schedule and before a release. */
  isFull: boolean;
}

/** Everything that must hold, cheapest first. */
export const stepsOf = ({ isFull }: Extent): readonly Step[] => [
  { name: 'format', title: 'format and lint', isStatic: true, run: () => check('biome ci --colors=off .') },
  {
    name: 'layers',
    title: 'layers',
    isStatic: true,
    run: () => check(`depcruise --config .dependency-cruiser.cjs --output-type err-long ${allPackages.join(' ')}`),
  },
  {
    name: 'unused',
    title: 'unused files, exports, dependencies',
    isStatic: true,
    run: () => check('knip --no-progress --treat-config-hints-as-errors'),
  },
  { name: 'duplicates', title: 'what is written twice', isStatic: true, run: checkDuplicates },
  { name: 'files', title: 'names and sizes of files', isStatic: true, run: checkFiles },
  { name: 'languages', title: 'texts and sentences in every language', isStatic: true, run: () => checkLanguages() },
  { name: 'docs', title: 'generated pages', isStatic: true, run: checkDocuments },
  {
    name: 'links',
    title: 'links between pages, and to their headings',
    isStatic: true,
    run: () => check('remark . --frail --quiet --no-stdout'),
  },
  { name: 'containers', title: 'container file and composition', isStatic: true, run: checkContainers },
  { name: 'types', title: 'types', isStatic: true, run: () => inPackages(allPackages, (name) => check('tsc', name)) },
  { name: 'build', title: 'build', run: () => check('turbo run build --output-logs=errors-only --log-prefix=none') },
  { name: 'size', title: 'what browsers download first', needs: ['build'], run: () => checkSizes() },
  { name: 'unit', title: 'unit and component tests', run: () => inPackages([...browserPackages, ...pagePackages], runJest) },
  {
    name: 'node',
    title: 'tests of the packages that Node runs',
    run: () => inPackages(nodePackages, (name) => runNodeTests(name, isFull)),
  },
  {
    name: 'calls',
    title: 'the table of calls says what the tests saw',
    needs: ['node'],
    run: () => check('node src/testing/call-table/checkCallTable.ts --run', 'server'),
  },
  { name: 'lab', title: 'scenarios of each remote alone', needs: ['build'], run: () => playScenarios(isFull ? null : 2) },
  {
    name: 'german',
    title: 'scenarios of each remote in German',
    needs: ['build'],
    run: () => playScenarios(isFull ? null : 1, 'de'),
  },
  ...(isFull ? [tutorial] : []),
  { name: 'browser', title: 'browser tests', needs: ['build'], run: () => runPlaywright(isFull) },
];

const tutorial: Step = {
  name: 'tutorial',
  title: 'a new remote by the tutorial',
  needs: ['build'],
  run: () => check('node platform/src/commands/testTutorial.ts'),
};

async function runJest(packageName: string) {
  const report = freshReport(`jest-${packageName}.json`);
  const script = testScriptOf(packageName, pagePackages.includes(packageName) ? 'test:pages' : 'test');
  const result = await runCommand(`${script} --maxWorkers=1 --json --outputFile=${report}`, { packageName });
  return toOutcome(result, readJestReport(report));
}

async function runNodeTests(packageName: string, isFull: boolean) {
  const script = isFull ? (findScript(packageName, 'test:full') ?? testScriptOf(packageName)) : testScriptOf(packageName);
  const result = await runCommand(script, { packageName, ...limitOf(isFull) });
  return toOutcome(result, countNodeTests(result.output));
}

async function runPlaywright(isFull: boolean) {
  const report = freshReport('playwright.json');
  const result = await runCommand(`playwright test --reporter=list,json ${isFull ? '' : '--project=short'}`, {
    packageName: 'e2e',
    ...limitOf(isFull),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return toOutcome(result, readPlaywrightReport(report));
}

/** The long tests take hours on a busy machine. */
const FULL_LIMIT_MS = 4 * 60 * 60 * 1000;
const limitOf = (isFull: boolean) => (isFull ? { limitMs: FULL_LIMIT_MS } : {});

/** @param sample so many of each remote; null: all */
async function playScenarios(sample: number | null, language = 'en') {
  const out = `node_modules/.cache/fanfare-tests/lab-${language}`;
  const some = sample === null ? '' : `--sample ${sample}`;
  const line = `node lab/src/commands/lab.ts check ${some} --language ${language} --out ${out}`;
  const result = await runCommand(line, limitOf(sample === null));
  return toOutcome(result, countScenarios(result.output));
}

/** A report of an earlier run must not be taken for this one's. */
function freshReport(name: string): string {
  const dir = path.join(workspaceDir, 'node_modules/.cache/fanfare-tests');
  mkdirSync(dir, { recursive: true });
  const file = path.join(dir, name);
  rmSync(file, { force: true });
  return file;
}
