#!/usr/bin/env node
import { usage } from './usage.ts';

type Command = (given: readonly string[]) => Promise<boolean>;

// Loaded lazily, because a build needs no browser and a test needs no bundler.
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./build.ts')).build,
  test: async () => (await import('./test.ts')).test,
  lab: async () => (await import('./lab.ts')).lab,
  gate: async () => (await import('./release.ts')).gate,
  release: async () => (await import('./release.ts')).release,
};

const [name = '', ...given] = process.argv.slice(2);
const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
try {
  if (load) process.exitCode = (await (await load())(given)) ? 0 : 1;
  else {
    const isHelp = ['--help', '-h', 'help'].includes(name);
    if (isHelp) process.stdout.write(usage);
    else process.stderr.write(`${name === '' ? '' : `There is no command ${name}.\n\n`}${usage}`);
    process.exitCode = isHelp ? 0 : 1;
  }
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
