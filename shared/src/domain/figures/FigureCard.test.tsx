import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { figures } from '../../contracts/figures.ts';
import { StatRow } from '../../ui/cards/StatCard.tsx';
import { FigureCard } from './FigureCard.tsx';
import { figureList } from './figureList.ts';

const Link = ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />;
const { name, definition } = figures.totalEvents;

test('has its registered name, links to its list, and shows its definition on a press', async () => {
  render(
    <StatRow>
      <FigureCard id="totalEvents" value="12" link={Link} />
    </StatRow>,
  );
  expect(screen.getByText(name).nextElementSibling).toHaveTextContent('12');
  expect(screen.getByRole('link', { name: `${name}: 12` })).toHaveAttribute('href', figures.totalEvents.list);
  const about = screen.getByRole('button', { name: `About ${name}` });
  expect(about).toHaveAccessibleDescription(definition);
  expect(screen.queryByText(definition)).toBeNull();
  await userEvent.click(about);
  expect(screen.getByText(definition)).toBeVisible();
});

test('no two figures share a name, and lists use the calendar of the browser', () => {
  const names = Object.values(figures).map((figure) => figure.name);
  expect(new Set(names).size).toBe(names.length);
  expect(figureList('eventsToday', new Date(2026, 2, 1, 0, 5))).toMatch(/&range=2026-03-01\.\.2026-03-01$/);
  expect(figureList('errorOccurrences', new Date(2026, 2, 1, 23, 55))).toMatch(/&range=2026-01-31\.\.2026-03-01$/);
  expect(figureList('successRate', new Date())).toBeNull();
});
