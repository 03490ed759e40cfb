import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { childSeconds } from '../test-run/childSeconds.ts';
import { countTests, type TaskResult } from '../test-run/countTests.ts';
import { renderResults } from '../test-run/renderResults.ts';
import { reportsDir } from '../test-run/reportFile.ts';
import { runTurbo } from '../test-run/runTurbo.ts';
import { type Extent, stages } from '../test-run/stages.ts';
import { workspaceDir } from '../workspace/packageFacts.ts';

const usage = `pnpm test [task ...]     runs these tasks of turbo.json; without a task, everything that CI runs
  --static               runs only the static checks, like \`pnpm check\`
  --full                 also runs the long tests, like \`pnpm test:full\`
  --affected             only packages that differ from the main branch (TURBO_SCM_BASE sets another branch)
  --filter NAME          only one package, such as @fanfare/server
`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      static: { type: 'boolean' },
      full: { type: 'boolean' },
      affected: { type: 'boolean' },
      filter: { type: 'string', multiple: true },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) process.stdout.write(usage);
  else {
    const extent: Extent = values.full ? 'full' : values.static ? 'static' : 'short';
    const args = [...(values.affected ? ['--affected'] : []), ...(values.filter ?? []).map((name) => `--filter=${name}`)];
    const results = await runStages(extent, positionals, args);
    process.stdout.write(`\n${renderResults(results)}\n`);
    process.exitCode = results.length > 0 && results.every(({ failed }) => failed === 0) ? 0 : 1;
  }
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}

async function runStages(extent: Extent, only: readonly string[], args: readonly string[]): Promise<TaskResult[]> {
  for (const dir of globSync(`*/${reportsDir}`, { cwd: workspaceDir })) rmSync(path.join(workspaceDir, dir), { recursive: true });
  const results: TaskResult[] = [];
  const costs: string[] = [];
  for (const { tasks, atOnce, limitMs, args: filters } of stages(extent, only, args.length > 0)) {
    const env = {
      FANFARE_TESTS: extent === 'full' ? 'full' : 'short',
      // A shared compile cache, because tests start hundreds of processes.
      NODE_COMPILE_CACHE: path.join(workspaceDir, 'node_modules/.cache/compile'),
    };
    const before = childSeconds();
    const runs = await runTurbo(tasks, { atOnce, limitMs, env, args: [...args, ...filters] });
    const after = childSeconds();
    if (before !== null && after !== null) costs.push(`  ${(after - before).toFixed(0).padStart(5)} s  ${tasks.join(', ')}`);
    results.push(...runs.map((run) => countTests(run)));
  }
  if (costs.length > 0) process.stdout.write(`\nProcessor seconds:\n${costs.join('\n')}\n`);
  return results;
}
