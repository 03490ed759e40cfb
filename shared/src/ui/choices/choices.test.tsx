import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { ComboboxField } from './ComboboxField.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { Switch } from './Switch.tsx';

const fruits = [
  { value: 'apple', label: 'Apple', hint: 'Keeps long' },
  { value: 'pear', label: 'Pear' },
  { value: 'plum', label: 'Plum' },
] as const;
type Fruit = (typeof fruits)[number]['value'];

test('a checkbox has label, space bar and hint', async () => {
  const onChange = jest.fn();
  render(<Checkbox label="Send to everybody" hint="Also to those who left" checked={false} onChange={onChange} />);
  const box = screen.getByRole('checkbox', { name: 'Send to everybody' });
  expect(box).toHaveAccessibleDescription('Also to those who left');
  await userEvent.click(screen.getByText('Send to everybody'));
  expect(onChange).toHaveBeenLastCalledWith(true);
  box.focus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a checkbox may be indeterminate', () => {
  const { rerender } = render(<Checkbox label="All" checked="mixed" onChange={() => undefined} />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  rerender(<Checkbox label="All" checked onChange={() => undefined} />);
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
});

test('a switch has its role and state', async () => {
  const onChange = jest.fn();
  render(<Switch label="Automation" checked onChange={onChange} />);
  expect(screen.getByRole('switch', { name: 'Automation' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith(false);
});

test('a disabled switch does nothing', async () => {
  const onChange = jest.fn();
  render(<Switch label="Automation" checked={false} disabled onChange={onChange} />);
  await userEvent.click(screen.getByText('Automation'));
  expect(onChange).not.toHaveBeenCalled();
});

test('radio buttons are one tab stop with arrow keys', async () => {
  function Fixture() {
    const [value, setValue] = useState<Fruit | null>('apple');
    return <RadioGroup legend="Fruit" options={fruits} value={value} onChange={setValue} />;
  }
  render(<Fixture />);
  const group = within(screen.getByRole('group', { name: 'Fruit' }));
  expect(group.getByRole('radio', { name: 'Apple' })).toHaveAccessibleDescription('Keeps long');
  await userEvent.tab();
  expect(group.getByRole('radio', { name: 'Apple' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(group.getByRole('radio', { name: 'Pear' })).toBeChecked();
});

test('a select opens by keyboard, moves by arrows and selects by Enter', async () => {
  function Fixture() {
    const [value, setValue] = useState<Fruit | null>(null);
    return <SelectField label="Fruit" hint="Just one" options={fruits} value={value} onChange={setValue} placeholder="Choose" />;
  }
  render(<Fixture />);
  const field = screen.getByRole('combobox', { name: 'Fruit' });
  expect(field).toHaveTextContent('Choose');
  expect(field).toHaveAccessibleDescription('Just one');
  field.focus();
  await userEvent.keyboard('{ArrowDown}');
  const apple = await screen.findByRole('option', { name: /Apple/ });
  expect(apple).toBeVisible();
  await waitFor(() => expect(apple).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveTextContent('Pear');
});

test('a select shows its error instead of its hint', () => {
  render(
    <SelectField label="Fruit" hint="Just one" error="Choose one" options={fruits} value={null} onChange={() => undefined} />,
  );
  expect(screen.getByRole('combobox')).toBeInvalid();
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose one');
});

test('a combobox filters, shows an empty state, and Enter selects', async () => {
  const onChange = jest.fn();
  render(<ComboboxField label="Fruit" options={fruits} value={null} onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'Fruit' });
  await userEvent.type(field, 'xyz');
  expect(await screen.findByText('No results')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'pl');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await userEvent.type(field, 'u');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('plum');
});
