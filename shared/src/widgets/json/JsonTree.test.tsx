import { beforeAll, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layOutRows } from '../rows/layOutRows.ts';
import { JsonTree } from './JsonTree.tsx';

// The code of long lists is compiled when it is first asked for, which may take longer than a query waits.
beforeAll(() => import('../rows/WindowedRows.tsx'));

const payload = {
  object: 'instagram',
  entry: [{ id: '17', 'odd key': true, messaging: [{ text: '<b>price?</b>' }] }],
  empty: {},
};

const item = (name: RegExp) => screen.getByRole('treeitem', { name });

test('a small document is open, with levels and places', () => {
  render(<JsonTree label="Payload" value={payload} />);
  expect(screen.getByRole('tree', { name: 'Payload' })).toBeVisible();
  expect(item(/^text : /)).toHaveAttribute('aria-level', '6');
  expect(item(/^entry : /)).toHaveAttribute('aria-expanded', 'true');
  expect(item(/^entry : /)).toHaveAttribute('aria-posinset', '2');
  expect(item(/^entry : /)).toHaveAttribute('aria-setsize', '3');
  expect(item(/^empty : /)).not.toHaveAttribute('aria-expanded');
});

test('markup in a value is text', () => {
  render(<JsonTree label="Payload" value={payload} />);
  expect(item(/^text : /)).toHaveTextContent('text: "<b>price?</b>"');
  expect(document.querySelector('[role="tree"] b')).toBeNull();
});

test('arrows move, close and open, and go to the parent and the first child', async () => {
  const user = userEvent.setup();
  render(<JsonTree label="Payload" value={payload} />);
  await user.click(item(/^object : /));
  await user.keyboard('{ArrowDown}');
  expect(item(/^entry : /)).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(item(/^entry : /)).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('treeitem', { name: /^text : / })).toBeNull();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(item(/^0 : 3 fields/)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(item(/^0 : 3 fields/)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(item(/^3 fields/)).toHaveFocus();
  await user.keyboard('{End}{Enter}');
  expect(item(/^empty : /)).toHaveFocus();
});

test('the path and the value of the current place can be copied', async () => {
  const user = userEvent.setup();
  render(<JsonTree label="Payload" value={payload} />);
  await user.click(item(/^odd key : /));
  await user.click(screen.getByRole('button', { name: 'Copy path' }));
  expect(await navigator.clipboard.readText()).toBe('entry[0]["odd key"]');
  await user.click(item(/^text : /));
  await user.click(screen.getByRole('button', { name: 'Copy value' }));
  expect(await navigator.clipboard.readText()).toBe('<b>price?</b>');
});

test('the search counts, opens the way and goes round', async () => {
  const user = userEvent.setup();
  render(<JsonTree label="Payload" value={payload} />);
  await user.click(item(/^entry : /));
  expect(screen.queryByRole('treeitem', { name: /^text : / })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search in this document' }), 'PRICE');
  expect(await screen.findByText('1 found')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByText('1 of 1')).toBeVisible();
  expect(item(/^text : /)).toHaveAttribute('aria-selected', 'true');
  expect(item(/^text : /).querySelector('mark')).toHaveTextContent('price');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nowhere');
  expect(await screen.findByText('Not found')).toBeVisible();
});

test('a megabyte is drawn in part, and searched in full', async () => {
  const user = userEvent.setup();
  const large = Array.from({ length: 12_000 }, (_, index) => ({ id: index, note: `needle ${index} ${'x'.repeat(60)}` }));
  expect(JSON.stringify(large).length).toBeGreaterThan(1_000_000);
  render(<JsonTree label="Export" value={large} />);
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(300);
  await user.click(screen.getByRole('searchbox'));
  await user.paste('needle 11999');
  expect(await screen.findByText('1 found')).toBeVisible();
});

test('more children than fit come in steps', async () => {
  layOutRows(24, 201);
  const user = userEvent.setup();
  render(<JsonTree label="Numbers" value={Array.from({ length: 350 }, (_, index) => 1000 + index)} />);
  await user.click(screen.getByText('1005'));
  await user.keyboard('{End}');
  const more = await screen.findByText('Show more (150 left)');
  await user.click(more);
  expect(screen.queryByText(/Show more/)).toBeNull();
});

test('a document of another event replaces the first one', () => {
  const { rerender } = render(<JsonTree label="Payload" value={payload} />);
  rerender(<JsonTree label="Payload" value={{ other: [1] }} />);
  expect(item(/^other : /)).toHaveAttribute('aria-expanded', 'true');
});

test('a long text is cut, and said how long it is', () => {
  render(<JsonTree label="Payload" value={{ text: 'y'.repeat(5000) }} />);
  expect(item(/^text : /)).toHaveTextContent(/5,000 characters$/);
  expect(item(/^text : /).textContent?.length).toBeLessThan(400);
});

test('copying that the browser refuses says so', async () => {
  const user = userEvent.setup();
  render(<JsonTree label="Payload" value={payload} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy value' }));
  expect(await screen.findByText('Could not copy: blocked by your browser')).toBeInTheDocument();
});
