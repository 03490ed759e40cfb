import { existsSync } from 'node:fs';
import path from 'node:path';
import { namesOf } from '../new-remote/namesOf.ts';
import { type NewRemote, parseNewRemote, usage } from '../new-remote/parseNewRemote.ts';
import { problemOfName } from '../new-remote/problemOfName.ts';
import { sdkInDirectory, sdkOfInstallation } from '../new-remote/sdkSource.ts';
import { writeOutsideRemote } from '../new-remote/writeOutsideRemote.ts';
import { writeRemote } from '../new-remote/writeRemote.ts';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { runQuietly } from './starting/run.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

try {
  const request = parseNewRemote(process.argv.slice(2));
  if (request === null) say(usage.trimEnd());
  else {
    const problem = problemOfName(workspaceDir, request.kebab);
    if (problem) throw new Error(problem);
    if (request.kind === 'inside') await makeInside(request.kebab);
    else await makeOutside(request);
  }
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}

async function makeInside(name: string): Promise<void> {
  const { package: folder } = namesOf(name);
  writeRemote(workspaceDir, name);
  // A longer name may need other line breaks.
  await runQuietly('biome', ['check', '--write', folder], { cwd: workspaceDir });
  await runQuietly('pnpm', ['install', '--prefer-offline'], { cwd: workspaceDir });
  say(`${folder} was created: page /${name}, a tab in the dashboard, and its team in CODEOWNERS.`);
  say(`  pnpm lab ${folder}         open it with its scenarios`);
  say(`  pnpm --filter @fanfare/${folder} test`);
  say(`  pnpm release ${folder}     to the running product`);
  say('Next: docs/new-remote.md.');
}

async function makeOutside(request: Extract<NewRemote, { kind: 'outside' }>): Promise<void> {
  const { dir, kebab, bundler, installation, sdkDir } = request;
  if (existsSync(dir)) throw new Error(`${dir} already exists. Nothing was changed.`);
  if (!path.relative(workspaceDir, dir).startsWith('..'))
    throw new Error(`${dir} is inside the workspace. Leave out --outside, or choose another folder.`);
  const sdk = sdkDir === null ? await sdkOfInstallation(installation) : sdkInDirectory(path.resolve(sdkDir), dir);
  writeOutsideRemote(dir, kebab, { bundler, sdk, installation });
  say(
    `Created ${namesOf(kebab).package} in ${dir}: page /${kebab} and a dashboard tab, built with ${bundler}. In this folder, run:`,
  );
  say('  npm install                   or pnpm install');
  say('  npm test');
  say('  npm run build');
  say('  npm run lab                   to open it in every state, without the product');
  say(`  npx fanfare release           to ${installation}, with its deploy token in RELEASE_TOKEN`);
  say('docs/outside-remote.md explains each step.');
}
