import { namesOf } from '../new-remote/namesOf.ts';
import { problemOfName } from '../new-remote/problemOfName.ts';
import { writeRemote } from '../new-remote/writeRemote.ts';
import { workspaceDir } from '../webpack/packageFacts.ts';
import { runQuietly } from './starting/run.ts';

/** `pnpm new:remote price-lists`: a package of its own with route, slice, endpoint, texts, tests and scenarios, installed and ready to run. */
const say = (text: string) => process.stdout.write(`${text}\n`);
const [given, ...more] = process.argv.slice(2);
const kebab = given?.replace(/^mf-/, '');

const usage = 'pnpm new:remote <name>   such as price-lists; its folder becomes mf-price-lists';

if (given === '--help' || given === '-h') say(usage);
else if (kebab === undefined || more.length > 0) fail(usage);
else {
  const problem = problemOfName(workspaceDir, kebab);
  if (problem) fail(problem);
  else await make(kebab);
}

async function make(name: string): Promise<void> {
  const { package: folder } = namesOf(name);
  try {
    writeRemote(workspaceDir, name);
    // What is in order with one name may be a line too long with another.
    await runQuietly('biome', ['check', '--write', folder], { cwd: workspaceDir });
    await runQuietly('pnpm', ['install', '--prefer-offline'], { cwd: workspaceDir });
  } catch (cause) {
    fail(cause instanceof Error ? cause.message : String(cause));
    return;
  }
  say(`${folder} is there: page /${name}, a tab of the dashboard, and its team in CODEOWNERS.`);
  say(`  pnpm lab ${folder}         look at it, by its scenarios`);
  say(`  pnpm --filter @fanfare/${folder} test`);
  say(`  pnpm release ${folder}     to the running product`);
  say('docs/new-remote.md goes on from here.');
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
