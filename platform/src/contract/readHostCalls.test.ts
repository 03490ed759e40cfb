import { test } from 'node:test';
import { expect } from 'expect';
import { readHostCalls, readHostMembers } from './readHostCalls.ts';

const callsIn = (...texts: string[]) => readHostCalls(texts.map((text, at) => ({ path: `file${at}.tsx`, text })));

test('members that are taken from useHost, whichever way', () => {
  expect(callsIn('const { toast, confirm: ask } = useHost();', 'const host = useHost(); host.navigate("/");')).toEqual([
    'confirm',
    'navigate',
    'toast',
  ]);
  expect(callsIn('useHost().signOut();', "const host = useHost(); host['prompt']({});")).toEqual(['prompt', 'signOut']);
  expect(callsIn('const host = useHost(); const { alert } = host;')).toEqual(['alert']);
});

test('members that types name, and those of parameters and properties with such a type', () => {
  expect(callsIn("export function run(toast: HostApi['toast']) {}")).toEqual(['toast']);
  expect(callsIn("export function run(host: Pick<HostApi, 'enter' | 'alert'>) { host.enter(session); }")).toEqual([
    'alert',
    'enter',
  ]);
  expect(callsIn('export function run({ confirm }: HostApi, other: Other) { other.toast(); }')).toEqual(['confirm']);
  expect(callsIn('interface Props { host: HostApi } const run = (props: Props) => props.host.mayLeave();')).toEqual(['mayLeave']);
  expect(callsIn("type Ask = ReturnType<typeof useHost>['confirm'];")).toEqual(['confirm']);
});

test('a rest element takes every member, and other objects do not count', () => {
  expect(callsIn('const { toast, ...rest } = useHost();')).toEqual(['*']);
  expect(callsIn('const host = useHost(); window.toast(); url.host.length;', 'const host = location; host.reload();')).toEqual(
    [],
  );
});

test('the members of the host API are those of its interface', () => {
  const text =
    'export interface Other { no: 1 } export interface HostApi { toast: (text: string) => void; UserMenu: ComponentType }';
  expect(readHostMembers({ path: 'HostApi.ts', text })).toEqual(['UserMenu', 'toast']);
  expect(() => readHostMembers({ path: 'HostApi.ts', text: 'export interface Other {}' })).toThrow(
    'HostApi.ts does not declare the interface HostApi.',
  );
});
