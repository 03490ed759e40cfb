import type { RemoteRoute } from '@fanfare/shared/contracts';
import { aUser, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry } from '../../testing/releases.ts';
import { NavigationContext, navigationOf } from './navigation.ts';
import { Rail } from './Rail.tsx';

const page = (path: string, rest: Partial<RemoteRoute>): RemoteRoute => ({
  path,
  access: 'signed-in',
  title: 'Page',
  view: 'page',
  ...rest,
});
const work = anEntry('mf-work', {
  routes: [
    page('/office', {
      entries: [
        { title: 'Start', order: 10, icon: 'house', compact: true },
        { title: 'Letters', order: 12, query: 'tab=post', icon: 'inbox' },
        { title: 'Replies', order: 14, query: 'tab=post&part=replies', icon: 'no-such-icon' },
      ],
    }),
    page('/office/new', { within: '/office?tab=post' }),
    page('/options', { navigation: { title: 'Options', order: 900 } }),
  ],
});
const shop = anEntry('mf-shop', {
  routes: [
    page('/shop', { navigation: { title: 'Shop', order: 35, compact: true } }),
    page('/prices', { navigation: { title: 'Prices', order: 30 } }),
  ],
});
const former = anEntry('mf-analytics', { routes: [page('/analytics', {})] });

function open(at: string) {
  const value = navigationOf({ 'mf-shop': shop, 'mf-work': work, 'mf-analytics': former });
  return renderWithHost(
    <NavigationContext value={value}>
      <Rail isFolded={false} />
    </NavigationContext>,
    { at, everywhere: true, user: aUser() },
  );
}

const links = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
const current = () =>
  links()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

test('lists the entries of all remotes in their order, also of builds without any', () => {
  open('/office');
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Start', '/office'],
    ['Letters', '/office?tab=post'],
    ['Replies', '/office?tab=post&part=replies'],
    ['Prices', '/prices'],
    ['Shop', '/shop'],
    ['Analytics', '/analytics'],
    ['Options', '/options'],
  ]);
  for (const link of links()) expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test.each([
  ['/office', 'Start'],
  ['/office?tab=unknown', 'Start'],
  ['/office?thread=7&tab=post', 'Letters'],
  ['/office?tab=post&part=replies', 'Replies'],
  ['/office/new', 'Letters'],
  ['/shop?sort=name', 'Shop'],
])('at %s only %s is marked', (at, title) => {
  open(at);
  expect(current()).toEqual([title]);
});

test('marks no entry on a screen that has none', () => {
  open('/elsewhere');
  expect(current()).toEqual([]);
});

test('More lists the entries that have no space in the bar, and closes with Escape and with a choice', async () => {
  const { place } = open('/prices');
  const more = screen.getByRole('button', { name: 'More' });
  const sheet = () => screen.queryByRole('list', { name: 'More' });
  expect(more).toHaveAttribute('data-current');
  await userEvent.click(more);
  expect(await screen.findByRole('list', { name: 'More' })).toBeVisible();
  const names = () =>
    within(sheet() as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['Prices', 'Analytics', 'Options']);
  expect(within(sheet() as HTMLElement).getByRole('link', { name: 'Prices' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(sheet()).toBeNull();
  expect(more).toHaveFocus();
  await userEvent.click(more);
  await userEvent.click(within(sheet() as HTMLElement).getByRole('link', { name: 'Options' }));
  expect(place.path).toBe('/options');
  expect(sheet()).toBeNull();
});

test('the keyboard reaches every entry', async () => {
  open('/office');
  for (const link of links()) {
    await userEvent.tab();
    expect(link).toHaveFocus();
  }
});
