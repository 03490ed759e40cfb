import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { PART_MISSING } from './partMissing.ts';

interface WindowProps {
  open: boolean;
  onClose: () => void;
}

const Window = ({ open }: WindowProps) => (open ? <p role="dialog">Window</p> : null);
const partMissing = jest.fn();
window.addEventListener(PART_MISSING, partMissing);
afterEach(() => void partMissing.mockClear());

function show(load: () => Promise<ComponentType<WindowProps>>) {
  const { Part } = lazyPart(load, { onMissing: ({ onClose }) => onClose() });
  function Screen() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          {open ? 'Open' : 'Closed'}
        </button>
        <Part open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  render(<Screen />);
  return () => userEvent.click(screen.getByRole('button'));
}

test('loads its code once, on first render', async () => {
  const load = jest.fn(async () => Window);
  const open = show(load);
  expect(load).not.toHaveBeenCalled();
  await open();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  expect(partMissing).not.toHaveBeenCalled();
});

test('closes and notifies the window when loading fails, and retries the next time', async () => {
  const load = jest.fn<() => Promise<ComponentType<WindowProps>>>(async () => Window);
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const open = show(load);
  await open();
  await waitFor(() => expect(partMissing).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: 'Closed' })).toBeVisible();
  await open();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(partMissing).toHaveBeenCalledTimes(1);
});

test('renders a placeholder meanwhile', async () => {
  const { Part } = lazyPart<{ count: number }>(
    async () =>
      ({ count }) => <p>{count} rows</p>,
    { Meanwhile: () => <p>The first rows</p> },
  );
  render(<Part count={300} />);
  expect(screen.getByText('The first rows')).toBeVisible();
  expect(await screen.findByText('300 rows')).toBeVisible();
});

test('appears when its code arrives between the first render and its effects', async () => {
  // Calls back at once, as when a promise resolves before the effects run.
  const loaded = Promise.resolve(Window);
  const callBack = async (next: unknown) => (next as (part: typeof Window) => void)(Window);
  jest.spyOn(loaded, 'then').mockImplementation(callBack as never);
  const { Part, preload } = lazyPart(() => loaded);
  function Screen() {
    useLayoutEffect(preload, []);
    return <Part open onClose={() => undefined} />;
  }
  render(<Screen />);
  expect(await screen.findByRole('dialog')).toBeVisible();
});
