import { test } from 'node:test';
import { expect } from 'expect';
import { parseReleaseCommand } from './releaseCommand.ts';

const commandOf = (words: string) => parseReleaseCommand(words.split(' '))?.command ?? null;

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

test('a registry elsewhere', () => {
  expect(parseReleaseCommand(['mf-auth', '--to', 'https://fanfare.example'])?.to).toBe('https://fanfare.example');
  expect(parseReleaseCommand(['mf-auth'])?.to).toBeNull();
});

test('what is no command shows the usage', () => {
  for (const words of ['', 'mf-auth --traffic much', 'mf-auth --unknown', 'token mf-auth', 'explode mf-auth', 'promote a b']) {
    expect(commandOf(words)).toBeNull();
  }
});
