import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Chip } from './Chip.tsx';
import { SearchField } from './SearchField.tsx';
import { Tabs } from './Tabs.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { textLength } from './textLength.ts';

test('a search field is emptied by Escape and by its button, and keeps the focus', async () => {
  function Fixture() {
    const [value, setValue] = useState('');
    return <SearchField label="Search events" value={value} onChange={setValue} />;
  }
  render(<Fixture />);
  const field = screen.getByRole('searchbox', { name: 'Search events' });
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(field, 'price{Escape}');
  expect(field).toHaveValue('');
  await userEvent.type(field, 'price');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('Escape in a filled search field does not reach the window around it', async () => {
  const onKeyDown = jest.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the window that would close.
    <div onKeyDown={onKeyDown}>
      <SearchField label="Search" value="price" onChange={() => undefined} />
    </div>,
  );
  screen.getByRole('searchbox').focus();
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('a text area counts what is typed, and says when it is too much', async () => {
  render(<TextAreaField label="Message" hint="Plain text" limit={{ most: 5, unit: 'bytes' }} defaultValue="" />);
  const area = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(area, 'Grüß');
  expect(area).toHaveAccessibleDescription('Plain text 6 / 5 bytes');
  expect(area).toBeInvalid();
  await userEvent.type(area, '{Backspace}');
  expect(area).toHaveAccessibleDescription('Plain text 4 / 5 bytes');
  expect(area).toBeValid();
});

test.each([
  ['', 0, 0],
  ['abc', 3, 3],
  ['ü', 1, 2],
  ['👩‍👩‍👧', 1, 18],
])('the length of %j is %i characters and %i bytes', (text, characters, bytes) => {
  expect(textLength(text, 'characters')).toBe(characters);
  expect(textLength(text, 'bytes')).toBe(bytes);
});

test('a chip with something to take away has a button that says what', async () => {
  const onRemove = jest.fn();
  render(
    <Chip onRemove={onRemove} removeLabel="Remove filter Failed">
      Failed
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Failed' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('tabs move with arrows and are chosen with Enter', async () => {
  const onChange = jest.fn();
  const tabs = [
    { id: 'all', label: 'All' },
    { id: 'failed', label: 'Failed' },
  ] as const;
  render(
    <Tabs label="Events" tabs={tabs} current="all" onChange={onChange}>
      Panel
    </Tabs>,
  );
  expect(screen.getByRole('tab', { name: 'All', selected: true })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'All' })).toHaveTextContent('Panel');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenCalledWith('failed', expect.anything());
});
