import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { startReplyingApp } from '../testing/startReplyingApp.ts';
import { type Sandbox, startSandbox } from '../testing/startSandbox.ts';

const directory = mkdtempSync(join(tmpdir(), 'sandbox-command-'));

describe('pnpm sandbox', () => {
  let sandbox: Sandbox;
  before(async () => {
    sandbox = await startSandbox();
    await startReplyingApp(sandbox);
  });
  after(async () => {
    await sandbox.stop();
    rmSync(directory, { recursive: true });
  });

  async function command(...parts: string[]): Promise<{ code: number; output: string }> {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'sandbox.ts'), ...parts, '--url', sandbox.url]);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    const [code] = await once(child, 'close');
    return { code, output };
  }
  function file(name: string, text: string): string {
    const path = join(directory, name);
    writeFileSync(path, text);
    return path;
  }
  const script = (expected: string) =>
    `scenario: Hello\nfollowers: { lea: {} }\nsteps:\n  - scene: Morning\n  - write: { from: lea, text: hi }\n  - expect: { message: { to: lea, text: "${expected}" }, within: 1s }\n`;

  it('plays a file and prints every step', async () => {
    const { code, output } = await command('run', file('good.yaml', script('You said: hi')), '--seed', '5');
    expect(output).toMatch(
      /^Hello \(seed 5\)\n\n {2}Morning\n {2}✓ lea writes: "hi".*\n {2}✓ expect a message to lea "You said: hi".*\npassed after/,
    );
    expect(code).toBe(0);
  });

  it('ends with 1 and shows what was received when an assertion fails', async () => {
    const { code, output } = await command('run', file('bad.yaml', script('Good morning')));
    expect(output).toContain('line 6: Expected a message to lea "Good morning" within 1 s.');
    expect(output).toContain('message to lea: "You said: hi"');
    expect(code).toBe(1);
  });

  it('prints file, line and column of an error', async () => {
    const path = file('wrong.yaml', script('x').replace('write', 'wriet'));
    expect(await command('check', path)).toEqual({
      code: 1,
      output: expect.stringContaining(`${path}:5:5 "wriet" is not known here; do you mean "write"?`),
    });
    expect((await command('check', file('right.yaml', script('x')))).output).toBe('"Hello": 3 steps, nothing wrong.\n');
  });

  it('lists, records and replays, resets, and explains itself', async () => {
    expect((await command('list')).output).toContain('viral-reel');
    const path = join(directory, 'recording.json');
    expect((await command('record', path)).output).toMatch(/^\d+ webhooks kept in /);
    expect((await command('replay', path)).output).toMatch(/^\d+ webhooks are sent again\.\n$/);
    expect((await command('reset')).code).toBe(0);
    expect((await sandbox.api('GET', '/recording')).body.deliveries).toEqual([]);
    expect((await command()).output).toContain('run <name or file>');
    expect((await command('run')).code).toBe(1);
  });

  it('explains how to start a sandbox when none runs', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'sandbox.ts'), 'reset', '--url', 'http://localhost:9']);
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    await once(child, 'close');
    expect(output).toContain('No sandbox answers at http://localhost:9. Start one with "pnpm start"');
  });
});
