import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithHost } from '../testing/renderWithHost.tsx';
import { useCommands } from './commands/useCommands.ts';
import { useHost } from './HostApi.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

test('requires a host, and the message explains how to provide one', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = () => {
    useHost();
    return null;
  };
  expect(() => render(<Lost />)).toThrow('useHost needs a HostProvider above it');
});

function Asking({ ask }: { ask: (host: ReturnType<typeof useHost>) => Promise<unknown> }) {
  const host = useHost();
  const [answer, setAnswer] = useState<unknown>('none');
  return (
    <>
      <button type="button" onClick={() => void ask(host).then(setAnswer)}>
        Ask
      </button>
      <output>{String(answer)}</output>
    </>
  );
}

async function ask(question: (host: ReturnType<typeof useHost>) => Promise<unknown>) {
  renderWithHost(<Asking ask={question} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
}

test('confirm: yes and no, with restored focus', async () => {
  await ask((host) =>
    host.confirm({ title: 'Delete it?', text: 'It cannot be undone.', confirmLabel: 'Delete', tone: 'danger' }),
  );
  expect(await screen.findByRole('alertdialog', { name: 'Delete it?' })).toHaveAccessibleDescription('It cannot be undone.');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('true')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('false')).toBeVisible();
});

test('prompt: the text, and null when cancelled', async () => {
  await ask((host) =>
    host.prompt({ title: 'Your password', label: 'Password', type: 'password', confirmLabel: 'Delete account' }),
  );
  await userEvent.type(await screen.findByLabelText('Password'), 'secret{Enter}');
  expect(await screen.findByText('secret')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByLabelText('Password')).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('null')).toBeInTheDocument();
});

test('alert: one button', async () => {
  await ask((host) => host.alert({ title: 'Done' }));
  await screen.findByRole('alertdialog', { name: 'Done' });
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('undefined')).toBeInTheDocument();
});

test('queues questions', async () => {
  await ask((host) =>
    Promise.all([
      host.confirm({ title: 'First?', confirmLabel: 'Yes' }),
      host.confirm({ title: 'Second?', confirmLabel: 'Yes' }),
    ]),
  );
  await screen.findByRole('alertdialog', { name: 'First?' });
  expect(screen.queryByRole('alertdialog', { name: 'Second?' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByRole('alertdialog', { name: 'Second?' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('true,false')).toBeInTheDocument();
});

function Editor() {
  const [text, setText] = useState('');
  useLeaveGuard(text !== '', `The text "${text}" would be lost.`);
  useCommands([
    { id: 'clear', title: 'Clear', group: 'Editor', keys: 'C', run: () => setText(''), isEnabled: () => text !== '' },
  ]);
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
}

test('a leave guard shows what would be lost, and blocks the tab only while needed', async () => {
  const { guards, unmount } = renderWithHost(<Editor />);
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const [guard] = guards;
  expect([guard?.isDirty(), closing()]).toEqual([false, false]);
  await userEvent.type(screen.getByLabelText('Text'), 'abc');
  expect([guard?.isDirty(), closing()]).toEqual([true, true]);
  expect(guard?.text()).toBe('The text "abc" would be lost.');
  unmount();
  expect(guards.size).toBe(0);
  expect(closing()).toBe(false);
});

test('commands are registered while mounted, and run the latest callback', async () => {
  const { commands, unmount } = renderWithHost(<Editor />);
  expect(commands()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Text'), 'abc');
  expect(commands()).toMatchObject([{ title: 'Clear' }]);
  screen.getByLabelText('Text').blur();
  await userEvent.keyboard('c');
  expect(screen.getByLabelText('Text')).toHaveValue('');
  unmount();
  expect(commands()).toEqual([]);
});
