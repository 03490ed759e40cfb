import { beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '../forms/Button.tsx';
import { Menu } from './Menu.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

// Loaded first, because compiling this code may take longer than a query waits.
beforeAll(() => Promise.all([import('./bodies/MenuBody.tsx'), import('./bodies/QuestionBody.tsx')]));

function openMenu() {
  const open = jest.fn();
  const remove = jest.fn();
  const dark = jest.fn();
  render(
    <Menu
      label="User"
      trigger={<Button>anna</Button>}
      groups={[
        { items: [{ id: 'settings', label: 'Settings', run: open }] },
        {
          label: 'Theme',
          chosen: 'light',
          items: [
            { id: 'light', label: 'Light', run: () => undefined },
            { id: 'dark', label: 'Dark', run: dark },
          ],
        },
        { items: [{ id: 'remove', label: 'Delete account', tone: 'danger', run: remove }] },
      ]}
    />,
  );
  return { button: screen.getByRole('button', { name: 'anna' }), open, remove, dark };
}

test('a menu opens by arrow down, moves by arrows, runs by Enter and restores the focus', async () => {
  const { button, remove } = openMenu();
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menu', { name: 'User' })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(screen.getByRole('menu')).toContainElement(activeElement()));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete account' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(button).toHaveFocus());
});

test('a menu marks the selected alternative and selects another', async () => {
  const { button, dark } = openMenu();
  await userEvent.click(button);
  expect(await screen.findByRole('menuitemradio', { name: 'Light' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(dark).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the button and Escape close a menu', async () => {
  const { button } = openMenu();
  await userEvent.click(button);
  await screen.findByRole('menu');
  await userEvent.click(button);
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(button);
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(button).toHaveFocus());
});

test('Escape closes a menu that is still opening', async () => {
  const { button } = openMenu();
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a destructive question focuses the safe button; Escape cancels', async () => {
  const onAnswer = jest.fn();
  render(
    <QuestionDialog open title="Delete this flow?" confirmLabel="Delete flow" tone="danger" onAnswer={onAnswer}>
      Nothing brings it back.
    </QuestionDialog>,
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this flow?' });
  expect(dialog).toHaveAccessibleDescription('Nothing brings it back.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(onAnswer).toHaveBeenLastCalledWith(null);
  await userEvent.click(screen.getByRole('button', { name: 'Delete flow' }));
  expect(onAnswer).toHaveBeenLastCalledWith('');
});

test('a password question returns the typed text, also by Enter', async () => {
  const onAnswer = jest.fn();
  render(
    <QuestionDialog
      open
      title="Disconnect"
      confirmLabel="Disconnect"
      field={{ label: 'Your password', type: 'password' }}
      onAnswer={onAnswer}
    />,
  );
  const field = await screen.findByLabelText('Your password');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Disconnect' })).toBeDisabled();
  await userEvent.type(field, 'hunter22{Enter}');
  expect(onAnswer).toHaveBeenCalledWith('hunter22');
});

test('an alert has one button', async () => {
  const onAnswer = jest.fn();
  render(<QuestionDialog open title="Flow saved" confirmLabel="OK" cancelLabel={null} onAnswer={onAnswer} />);
  expect(await screen.findAllByRole('button')).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onAnswer).toHaveBeenCalledWith('');
});

function activeElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}
