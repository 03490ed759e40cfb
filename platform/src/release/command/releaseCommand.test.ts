import { test } from 'node:test';
import { expect } from 'expect';
import { parseReleaseCommand } from './releaseCommand.ts';

const parse = (words: string) => parseReleaseCommand(words.split(' ').filter(Boolean));
const commandOf = (words: string) => {
  const parsed = parse(words);
  return parsed.kind === 'command' ? parsed.command : parsed;
};

test('the words of a command', () => {
  expect(commandOf('mf-auth')).toEqual({ kind: 'publish', remote: 'mf-auth', traffic: null, auto: false, boots: true });
  expect(commandOf('mf-auth --traffic 10')).toEqual({
    kind: 'publish',
    remote: 'mf-auth',
    traffic: 10,
    auto: false,
    boots: true,
  });
  expect(commandOf('mf-auth --auto')).toEqual({ kind: 'publish', remote: 'mf-auth', traffic: 10, auto: true, boots: true });
  expect(commandOf('mf-auth --traffic 50 --auto')).toEqual({
    kind: 'publish',
    remote: 'mf-auth',
    traffic: 50,
    auto: true,
    boots: true,
  });
  expect(commandOf('promote mf-auth')).toEqual({ kind: 'change', remote: 'mf-auth', change: { kind: 'promote' } });
  expect(commandOf('pause mf-auth')).toEqual({ kind: 'change', remote: 'mf-auth', change: { kind: 'pause' } });
  expect(commandOf('rollback mf-auth')).toEqual({ kind: 'change', remote: 'mf-auth', change: { kind: 'rollback' } });
  expect(commandOf('history mf-auth')).toEqual({ kind: 'history', remote: 'mf-auth' });
  expect(commandOf('token mf-auth --for ci')).toEqual({ kind: 'token', remote: 'mf-auth', holder: 'ci' });
});

test('a report on one remote or on all', () => {
  const report = { kind: 'report', remote: 'mf-auth', shell: null, from: null, json: false };
  expect(commandOf('report mf-auth')).toEqual(report);
  expect(commandOf('report --all --shell shell/dist --json')).toEqual({
    ...report,
    remote: null,
    shell: 'shell/dist',
    json: true,
  });
  expect(commandOf('report mf-auth --from https://fanfare.example')).toEqual({ ...report, from: 'https://fanfare.example' });
});

test('a registry elsewhere', () => {
  expect(parse('mf-auth --to https://fanfare.example')).toMatchObject({ kind: 'command', to: 'https://fanfare.example' });
  expect(parse('mf-auth')).toMatchObject({ kind: 'command', to: null });
});

for (const [words, problem] of [
  ['', 'The remote is missing.'],
  ['mf-auth --trafic 10', "Unknown option '--trafic'."],
  ['mf-auth --traffic much', '--traffic must be a share of users in percent, from 0 to 100, not "much".'],
  ['mf-auth --traffic 101', '--traffic must be a share of users in percent, from 0 to 100, not "101".'],
  ['history', 'The remote is missing: pnpm release history <remote>.'],
  ['promote mf-auth extra', 'Leave out "extra": promote takes one remote.'],
  ['explode mf-auth', 'Unknown command "explode" for mf-auth. Only one remote can be released at a time.'],
  ['promote mf-auth --traffic 10', '--traffic does not apply to promote.'],
  ['report', 'The remote is missing: pnpm release report <remote>.'],
  ['report mf-auth --all', '--all reports on all remotes. Leave out mf-auth.'],
  ['mf-auth --json', '--json does not apply to a release.'],
  ['mf-auth --for ci', '--for does not apply to a release.'],
  ['token mf-auth', 'The holder of the token is missing: --for <who>.'],
])
  test(`“${words}” is rejected with a reason`, () => expect(parse(words ?? '')).toEqual({ kind: 'wrong', problem }));

test('a missing value is rejected', () => {
  expect(parse('mf-auth --traffic')).toEqual({ kind: 'wrong', problem: expect.stringContaining('--traffic') });
});

test('help is no mistake', () => {
  for (const words of ['--help', '-h', 'mf-auth --help']) expect(parse(words)).toEqual({ kind: 'help' });
});
