import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { workspacesLoaded } from '../store/index.ts';
import { aUser, renderWithHost } from '../testing/index.ts';
import { useAuthorName } from './useAuthorName.ts';

const user = aUser();
const authors = [{ id: user.id, name: 'anna' }, { id: 'u2', name: 'ben' }, { id: 'u3', name: null }, null, undefined];

function Names() {
  const nameOf = useAuthorName();
  return <p>{JSON.stringify(authors.map(nameOf))}</p>;
}

test('names other members and former members, and the user only in a shared workspace', () => {
  const { store } = renderWithHost(<Names />, { user });
  const names = () => JSON.parse(screen.getByText(/ben/).textContent ?? '');
  expect(names()).toEqual([null, 'ben', 'Former member', null, null]);
  const workspace = { id: 'w', name: 'Shop', role: 'owner' } as const;
  act(() => void store.dispatch(workspacesLoaded({ items: [{ ...workspace, members: 1, owners: 1 }], currentId: 'w' })));
  expect(names()).toEqual([null, 'ben', 'Former member', null, null]);
  act(() => void store.dispatch(workspacesLoaded({ items: [{ ...workspace, members: 2, owners: 1 }], currentId: 'w' })));
  expect(names()).toEqual(['anna', 'ben', 'Former member', null, null]);
});
