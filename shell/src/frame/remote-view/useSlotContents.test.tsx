import { SlotsProvider, useSlots } from '@fanfare/shared/host';
import { renderWithHost } from '@fanfare/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { RemoteLoader } from '../../federation/load/createRemoteLoader.ts';
import { LoadFailure } from '../../federation/recover/LoadFailure.ts';
import { aLoader, anEntry } from '../../testing/releases.ts';
import { useSlotContents } from './useSlotContents.tsx';

const figures = { slot: 'dashboard.tabs', id: 'figures', title: 'Figures', order: 2, view: 'figures' };
const latest = { slot: 'dashboard.tabs', id: 'latest', title: 'Latest', order: 1, view: 'latest' };
const elsewhere = { slot: 'other', id: 'x', title: 'Elsewhere', order: 0, view: 'x' };
const remotes = {
  'mf-a': anEntry('mf-a', { slots: [figures, elsewhere] }),
  'mf-b': anEntry('mf-b', { slots: [latest] }),
  'mf-c': anEntry('mf-c'),
};

function Tabs() {
  return useSlots('dashboard.tabs').map(({ id, title, remote, element }) => (
    <section key={id} aria-label={`${title} of ${remote}`}>
      {element}
    </section>
  ));
}

function Host({ loader }: { loader: RemoteLoader }) {
  return (
    <SlotsProvider value={useSlotContents(remotes, loader)}>
      <Tabs />
    </SlotsProvider>
  );
}

test('a slot shows views of other remotes in order, and one that fails does not affect the others', async () => {
  const failure = new LoadFailure({ kind: 'network', phase: 'entry', build: 'mf-b@1.0.0+abc' }, 'removed');
  const loadView = jest.fn<RemoteLoader['loadView']>(async (remote, view) => {
    if (remote === 'mf-b') throw failure;
    return { View: () => <p>{view} are here</p>, entry: remotes['mf-a'], degraded: false };
  });
  renderWithHost(<Host loader={aLoader(loadView)} />);
  expect(await screen.findByText('figures are here')).toBeVisible();
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Latest of mf-b',
    'Figures of mf-a',
  ]);
  expect(screen.getByText('Latest is not available right now')).toBeVisible();
  expect(loadView).not.toHaveBeenCalledWith('mf-a', 'x');
});
