import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ScenarioError } from '../scenarios/language/ScenarioError.ts';
import { listShipped } from '../scenarios/listShipped.ts';
import { readScenario } from '../scenarios/readScenario.ts';
import { callSandbox, reach } from './callSandbox.ts';
import { runScenario } from './runScenario.ts';

const usage = `pnpm sandbox <command>, with a sandbox running

  run <name or file>    plays a scenario; exit code 0 if all expectations hold
      --seed <seed>     repeats the random choices of that run
      --speed <n>       the clock runs n times faster than real time instead of jumping
      --account <name>  account to use as the first one
  check <file>          reports errors in a scenario; needs no sandbox
  list                  lists the shipped scenarios
  reset                 restores the initial accounts, followers and posts
  record <file>         saves all webhooks of the log
  replay <file>         sends the same bytes again (--speed <n>: at n times their original speed)

  --url <URL>           URL of the sandbox; default http://localhost:3001`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    speed: { type: 'string' },
    account: { type: 'string' },
    url: { type: 'string', default: process.env.SANDBOX_URL ?? `http://localhost:${process.env.SANDBOX_PORT ?? 3001}` },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const speed = values.speed === undefined ? {} : { speed: Number(values.speed) };

const commands: Record<string, (subject: string) => Promise<number> | number> = {
  run: (subject) => {
    const shipped = listShipped().find(({ name }) => name === subject);
    const script = shipped ? { name: shipped.name } : { text: readFileSync(subject, 'utf8') };
    const chosen = {
      ...(values.seed !== undefined && { seed: values.seed }),
      ...(values.account && { account: values.account }),
    };
    return runScenario(values.url, { ...script, ...chosen, ...speed }, say);
  },
  check: (subject) => {
    const { title, steps } = readScenario(readFileSync(subject, 'utf8'));
    say(`"${title}": ${steps.length} steps, nothing wrong.`);
    return 0;
  },
  list: () => {
    for (const { name, text } of listShipped()) say(`${name.padEnd(26)}${readScenario(text).title}`);
    return 0;
  },
  reset: async () => {
    await reach(values.url, '/reset', { method: 'POST' });
    return 0;
  },
  record: async (subject) => {
    const recording = await callSandbox<{ deliveries: unknown[] }>(values.url, 'GET', '/recording');
    writeFileSync(subject, JSON.stringify(recording));
    say(`${recording.deliveries.length} webhooks kept in ${subject}.`);
    return 0;
  },
  replay: async (subject) => {
    const recording: object = JSON.parse(readFileSync(subject, 'utf8'));
    const { count } = await callSandbox<{ count: number }>(values.url, 'POST', '/recording/replay', { ...recording, ...speed });
    say(`${count} webhooks are sent again.`);
    return 0;
  },
};

try {
  process.exitCode = await main();
} catch (error) {
  const where = error instanceof ScenarioError ? `${positionals[1]}:` : '';
  const lines = error instanceof Error ? error.message.split('\n') : [String(error)];
  process.stderr.write(`${lines.map((line) => where + line).join('\n')}\n`);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const [name = '', subject = ''] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || (['run', 'check', 'record', 'replay'].includes(name) && subject === '')) {
    say(usage);
    return name === '' ? 0 : 1;
  }
  return command(subject);
}
