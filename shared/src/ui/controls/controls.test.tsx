import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Chip } from './Chip.tsx';
import { SearchField } from './SearchField.tsx';
import { Tabs } from './Tabs.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { textLength } from './textLength.ts';

test('Escape and the button clear a search field and keep the focus', async () => {
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

test('Escape in a filled search field does not reach the surrounding dialog', async () => {
  const onKeyDown = jest.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: represents the dialog that would close.
    <div onKeyDown={onKeyDown}>
      <SearchField label="Search" value="price" onChange={() => undefined} />
    </div>,
  );
  screen.getByRole('searchbox').focus();
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('a text area counts characters, and marks excess', async () => {
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

test('a removable chip has a named button', async () => {
  const onRemove = jest.fn();
  render(
    <Chip onRemove={onRemove} removeLabel="Remove filter Failed">
      Failed
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Failed' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('tabs move by arrows and select by Enter', async () => {
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
