import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Command } from '../../contracts/index.ts';
import { createCommandRegistry } from './createCommandRegistry.ts';
import { keyText } from './parseKeys.ts';

let registry: ReturnType<typeof createCommandRegistry>;
const refuse = jest.fn<(problem: string) => void>();

beforeEach(() => {
  registry = createCommandRegistry(refuse);
  document.addEventListener('keydown', registry.handleKey);
});
afterEach(() => {
  document.removeEventListener('keydown', registry.handleKey);
  refuse.mockClear();
});

function add(keys: string, over: Partial<Command> = {}, within?: { current: Element | null }) {
  const run = jest.fn();
  const command = { id: keys, title: keys, group: 'Test', keys, run, ...over };
  const remove = registry.register({ list: () => [command], ...(within && { within }) });
  return { run, remove };
}

test.each([
  ['n', 'N', '{n}'],
  ['with Ctrl', 'Mod+S', '{Control>}s{/Control}'],
  ['with Alt and Shift', 'Shift+Alt+T', '{Shift>}{Alt>}T{/Alt}{/Shift}'],
  ['a sign', '?', '{Shift>}?{/Shift}'],
  ['a named key', 'Enter', '{Enter}'],
  ['one after the other', 'G D', 'gd'],
])('%s', async (_, keys, typed) => {
  const { run } = add(keys);
  await userEvent.keyboard(typed);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  ['N', '{Control>}n{/Control}'],
  ['Mod+S', 's'],
  ['N', '{Shift>}N{/Shift}'],
  ['G D', 'gxd'],
  ['G D', 'd'],
])('%s is not %s', async (keys, typed) => {
  const { run } = add(keys);
  await userEvent.keyboard(typed);
  expect(run).not.toHaveBeenCalled();
});

test('restarts a sequence, and times out an old one', async () => {
  const { run } = add('G D');
  await userEvent.keyboard('ggd');
  expect(run).toHaveBeenCalledTimes(1);
  const press = (key: string, timeStamp: number) => {
    const event = new KeyboardEvent('keydown', { key });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    document.dispatchEvent(event);
  };
  press('g', 10_000);
  press('d', 11_001);
  expect(run).toHaveBeenCalledTimes(1);
});

test('uses the physical key on a non-Latin layout', () => {
  const { run } = add('Mod+K');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true }));
  expect(run).toHaveBeenCalledTimes(1);
});

test('uses and shows Command on a Mac', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  const { run } = add('Mod+K');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
  expect(run).not.toHaveBeenCalled();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', metaKey: true }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(keyText('Mod+K')).toBe('⌘K');
});

test('shows Ctrl elsewhere', () => {
  expect(keyText('Mod+K')).toBe('Ctrl+K');
});

test('ignores shortcuts in a field, except for allowed ones', async () => {
  const { getByRole } = render(<input />);
  const plain = add('N');
  const always = add('Mod+K', { alsoInFields: true });
  await userEvent.type(getByRole('textbox'), 'n{Control>}k{/Control}');
  expect(plain.run).not.toHaveBeenCalled();
  expect(always.run).toHaveBeenCalledTimes(1);
  expect(getByRole('textbox')).toHaveValue('n');
});

test('ignores shortcuts while text is selected', async () => {
  const { getByText } = render(<p>Copy me</p>);
  const { run } = add('Mod+C');
  document.getSelection()?.selectAllChildren(getByText('Copy me'));
  await userEvent.keyboard('{Control>}c{/Control}');
  expect(run).not.toHaveBeenCalled();
  document.getSelection()?.removeAllRanges();
  await userEvent.keyboard('{Control>}c{/Control}');
  expect(run).toHaveBeenCalledTimes(1);
});

test('a scope applies with the focus inside, and takes precedence', async () => {
  const { getByText } = render(
    <>
      <section tabIndex={-1}>Canvas</section>
      <button type="button">Elsewhere</button>
    </>,
  );
  const everywhere = add('N', { id: 'everywhere' });
  const inside = add('N', { id: 'inside' }, { current: getByText('Canvas') });
  getByText('Canvas').focus();
  await userEvent.keyboard('n');
  expect([inside.run, everywhere.run].map((run) => run.mock.calls.length)).toEqual([1, 0]);
  getByText('Elsewhere').focus();
  await userEvent.keyboard('n');
  expect([inside.run, everywhere.run].map((run) => run.mock.calls.length)).toEqual([1, 1]);
  expect(refuse).not.toHaveBeenCalled();
});

test('an open dialog blocks shortcuts', async () => {
  const { getByRole } = render(
    <div role="dialog">
      <button type="button">Close</button>
    </div>,
  );
  const { run } = add('N');
  getByRole('button').focus();
  await userEvent.keyboard('n');
  expect(run).not.toHaveBeenCalled();
});

test.each(['button', 'textbox'])('a %s in a closing dialog does not block shortcuts', async (role) => {
  const { getByRole } = render(
    <div role="menu" data-closed="">
      <button type="button">Close</button>
      <input />
    </div>,
  );
  const { run } = add('N');
  getByRole(role).focus();
  await userEvent.keyboard('n');
  expect(run).toHaveBeenCalledTimes(1);
});

test('a disabled command ignores its keys and is not listed', async () => {
  let can = false;
  const { run } = add('N', { isEnabled: () => can });
  await userEvent.keyboard('n');
  expect(run).not.toHaveBeenCalled();
  expect(registry.commands()).toEqual([]);
  can = true;
  await userEvent.keyboard('n');
  expect(run).toHaveBeenCalledTimes(1);
  expect(registry.commands()).toHaveLength(1);
});

test('removes unregistered commands', async () => {
  const { run, remove } = add('N');
  remove();
  await userEvent.keyboard('n');
  expect(run).not.toHaveBeenCalled();
});

test('rejects duplicate keys in a scope, and duplicate ids', () => {
  add('N', { id: 'one' });
  add('N', { id: 'two' });
  expect(refuse).toHaveBeenCalledWith('Command "two" (N) meets "one" (N).');
  add('M', { id: 'one' });
  expect(refuse).toHaveBeenCalledTimes(2);
});

test('ignores a handled key event', async () => {
  const { getByRole } = render(<button type="button" onKeyDown={(event) => event.preventDefault()} />);
  const { run } = add('N');
  getByRole('button').focus();
  await userEvent.keyboard('n');
  expect(run).not.toHaveBeenCalled();
});

test('lists browser keys without handling them', async () => {
  const { run } = add('Mod+V', { isKeyOfBrowser: true });
  const event = new KeyboardEvent('keydown', { key: 'v', ctrlKey: true, cancelable: true });
  document.dispatchEvent(event);
  expect([run.mock.calls.length, event.defaultPrevented]).toEqual([0, false]);
  expect(registry.commands()).toHaveLength(1);
});
