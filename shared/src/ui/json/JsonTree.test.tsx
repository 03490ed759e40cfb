import { beforeAll, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockRowLayout } from '../rows/mockRowLayout.ts';
import { JsonTree } from './JsonTree.tsx';

// Loaded first, because compiling this code may take longer than a query waits.
beforeAll(() => import('../rows/WindowedRows.tsx'));

const payload = {
  object: 'instagram',
  entry: [{ id: '17', 'odd key': true, messaging: [{ text: '<b>price?</b>' }] }],
  empty: {},
};

const item = (name: RegExp) => screen.getByRole('treeitem', { name });

test('opens a small document, with levels and positions', () => {
  render(<JsonTree label="Payload" value={payload} />);
  expect(screen.getByRole('tree', { name: 'Payload' })).toBeVisible();
  expect(item(/^text : /)).toHaveAttribute('aria-level', '6');
  expect(item(/^entry : /)).toHaveAttribute('aria-expanded', 'true');
  expect(item(/^entry : /)).toHaveAttribute('aria-posinset', '2');
  expect(item(/^entry : /)).toHaveAttribute('aria-setsize', '3');
  expect(item(/^empty : /)).not.toHaveAttribute('aria-expanded');
});

test('renders markup in a value as text', () => {
  render(<JsonTree label="Payload" value={payload} />);
  expect(item(/^text : /)).toHaveTextContent('text: "<b>price?</b>"');
  expect(document.querySelector('[role="tree"] b')).toBeNull();
});

test('arrows move, close and open, and reach the parent and the first child', async () => {
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

test('copies path and value of the current row', async () => {
  const user = userEvent.setup();
  render(<JsonTree label="Payload" value={payload} />);
  await user.click(item(/^odd key : /));
  await user.click(screen.getByRole('button', { name: 'Copy path' }));
  expect(await navigator.clipboard.readText()).toBe('entry[0]["odd key"]');
  await user.click(item(/^text : /));
  await user.click(screen.getByRole('button', { name: 'Copy value' }));
  expect(await navigator.clipboard.readText()).toBe('<b>price?</b>');
});

test('the search counts, opens parents and is cyclic', async () => {
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

test('renders a megabyte in part, and searches it in full', async () => {
  const user = userEvent.setup();
  const large = Array.from({ length: 12_000 }, (_, index) => ({ id: index, note: `needle ${index} ${'x'.repeat(60)}` }));
  expect(JSON.stringify(large).length).toBeGreaterThan(1_000_000);
  render(<JsonTree label="Export" value={large} />);
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(300);
  await user.click(screen.getByRole('searchbox'));
  await user.paste('needle 11999');
  expect(await screen.findByText('1 found')).toBeVisible();
});

test('renders more children in steps', async () => {
  mockRowLayout(24, 201);
  const user = userEvent.setup();
  render(<JsonTree label="Numbers" value={Array.from({ length: 350 }, (_, index) => 1000 + index)} />);
  await user.click(screen.getByText('1005'));
  await user.keyboard('{End}');
  const more = await screen.findByText('Show more (150 left)');
  await user.click(more);
  expect(screen.queryByText(/Show more/)).toBeNull();
});

test('replaces the document', () => {
  const { rerender } = render(<JsonTree label="Payload" value={payload} />);
  rerender(<JsonTree label="Payload" value={{ other: [1] }} />);
  expect(item(/^other : /)).toHaveAttribute('aria-expanded', 'true');
});

test('cuts a long text and shows its length', () => {
  render(<JsonTree label="Payload" value={{ text: 'y'.repeat(5000) }} />);
  expect(item(/^text : /)).toHaveTextContent(/5,000 characters$/);
  expect(item(/^text : /).textContent?.length).toBeLessThan(400);
});

test('reports that the browser refused to copy', async () => {
  const user = userEvent.setup();
  render(<JsonTree label="Payload" value={payload} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy value' }));
  expect(await screen.findByText('Could not copy: blocked by your browser')).toBeInTheDocument();
});
