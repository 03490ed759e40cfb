import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DiffView } from './DiffView.tsx';
import { diffLines } from './diffLines.ts';

const kinds = (before: string, after: string) => diffLines(before, after).map(({ kind, text }) => `${kind} ${text}`);

test('finds a minimal difference', () => {
  expect(kinds('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual(['same a', 'removed b', 'same c', 'added x', 'same d']);
  expect(kinds('', 'a')).toEqual(['added a']);
  expect(kinds('a', '')).toEqual(['removed a']);
  expect(kinds('a\na', 'a')).toEqual(['same a', 'removed a']);
  expect(kinds('', '')).toEqual([]);
});

test('compares huge texts as a whole', () => {
  const text = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word} ${index}`).join('\n');
  expect(diffLines(text('a'), text('b'))).toHaveLength(10_000);
});

test('folds equal lines far from a change, and expands them', async () => {
  const lines = Array.from({ length: 12 }, (_, index) => `line ${index}`);
  render(<DiffView label="Draft" before={lines.join('\n')} after={[...lines, 'new'].join('\n')} />);
  expect(screen.getByText('1 added, 0 removed')).toBeVisible();
  expect(screen.queryByText('line 3')).toBeNull();
  expect(screen.getByText('line 11')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show 10 unchanged lines' }));
  expect(screen.getByText('line 3')).toBeVisible();
});

test('names a change in words, not only by colour', () => {
  render(<DiffView label="Draft" before="old" after="new" />);
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['−Removed: old', '+Added: new']);
});
