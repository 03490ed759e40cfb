import { expect, test } from '@jest/globals';
import { fireEvent, within } from '@testing-library/react';
import { aBotFlow, renderBuilder } from '../testing/renderBuilder.tsx';

// Covers statements of the specification that no other test of the builder covers.

const items = [
  'Message Node Sends a text message',
  'Condition Node Checks if input contains a keyword',
  'Action Node Performs custom actions',
];

test('the header has the back button, the name and the two buttons', () => {
  const { button, getByRole } = renderBuilder();
  expect(getByRole('textbox', { name: 'Flow name' })).toBeVisible();
  for (const name of ['Back to dashboard', 'Load Flow', 'Save Flow']) expect(button(name)).toBeEnabled();
});

test('the sidebar offers the three node types with instructions', () => {
  const { getByRole } = renderBuilder();
  const sidebar = within(getByRole('complementary', { name: 'Node Types' }));
  for (const name of items) expect(sidebar.getByRole('button', { name })).toHaveAttribute('draggable', 'true');
  const title = sidebar.getByRole('heading', { name: 'Instructions' });
  const lines = within(title.parentElement ?? document.body).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Drag nodes to the canvas/),
    'Connect by dragging handles',
    'Double-click to edit',
    'Save with a name',
  ]);
});

test('the canvas has zoom controls, dots and a minimap', () => {
  const { canvas, container } = renderBuilder();
  for (const name of ['Zoom In', 'Zoom Out', 'Fit View']) expect(canvas().getByRole('button', { name })).toBeInTheDocument();
  expect(canvas().getByRole('img', { name: 'Flow overview' })).toBeInTheDocument();
  expect(container.querySelector('.react-flow__background circle')).toBeInTheDocument();
});

test('the banner is green when a save succeeds and red otherwise', async () => {
  const { user, button, getByLabelText, findByText, server } = renderBuilder();
  const inkOf = async (text: string) => getComputedStyle((await findByText(text)).closest('[role]') ?? document.body).color;
  await user.click(button('Save Flow'));
  expect(await inkOf('Please enter a flow name')).toBe('var(--color-danger)');
  server.answer('POST /api/flow/save', { success: true, data: aBotFlow() });
  await user.click(button(items[0] ?? ''));
  await user.type(getByLabelText('Flow name'), 'Prices');
  await user.click(button('Save Flow'));
  expect(await inkOf('Flow saved successfully!')).toBe('var(--color-success)');
});

test('an action adds a line on Shift+Enter', async () => {
  const { user, button, canvas, store } = renderBuilder();
  await user.click(button(items[2] ?? ''));
  fireEvent.doubleClick(canvas().getByText('Send API Request'));
  await user.type(canvas().getByLabelText('Parameters'), 'one{Shift>}{Enter}{/Shift}two{Enter}');
  expect(store.getState()).toMatchObject({ flowBuilder: { nodes: [{ data: { actionParams: 'one\ntwo' } }] } });
});
