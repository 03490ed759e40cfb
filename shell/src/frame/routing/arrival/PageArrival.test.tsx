import { Link } from '@fanfare/shared/router';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { PageArrival } from './PageArrival.tsx';

let height = 5_000;

beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true });
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    window.scrollY = Math.min(Number(to[1]), height);
    window.dispatchEvent(new Event('scroll'));
  });
});
afterEach(() => {
  height = 5_000;
});

function One() {
  return (
    <>
      <h1>First screen</h1>
      <Link to="/two">To the second</Link>
      <Link to="/form">To the form</Link>
      <Link to="?page=2">Next page</Link>
      <Link to="?tab=2">Next tab</Link>
    </>
  );
}

function Two() {
  const [isThere, setIsThere] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), 20);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {isThere ? <h1>Second screen</h1> : <p>Loading</p>}
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

function Form() {
  return (
    <>
      <h1>Form</h1>
      <input aria-label="Name" ref={(input) => input?.focus()} />
    </>
  );
}

function Layout() {
  return (
    <>
      <Outlet />
      <PageArrival />
    </>
  );
}

function open() {
  const children = [
    { path: '/one', Component: One },
    { path: '/two', Component: Two },
    { path: '/form', Component: Form },
  ];
  render(<RouterProvider router={createMemoryRouter([{ Component: Layout, children }], { initialEntries: ['/one'] })} />);
}

test('does not move the focus after a page load', () => {
  open();
  expect(document.body).toHaveFocus();
});

test('focuses the heading when the screen appears, scrolled to the top', async () => {
  open();
  act(() => window.scrollTo(0, 800));
  await userEvent.click(screen.getByRole('link', { name: 'To the second' }));
  expect(window.scrollY).toBe(0);
  const heading = await screen.findByRole('heading', { name: 'Second screen' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('does not move the focus that a screen sets, and announces the screen', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'To the form' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Form'));
});

test('focuses the heading even while a dialog is closing', async () => {
  open();
  const closing = document.createElement('div');
  closing.dataset.closed = '';
  const search = closing.appendChild(document.createElement('input'));
  document.body.append(closing);
  search.focus();
  act(() => screen.getByRole('link', { name: 'To the second' }).click());
  const heading = await screen.findByRole('heading', { name: 'Second screen' });
  await waitFor(() => expect(heading).toHaveFocus());
  closing.remove();
});

test('restores the scroll position after going back, once the screen is long enough', async () => {
  open();
  act(() => window.scrollTo(0, 700));
  await userEvent.click(screen.getByRole('link', { name: 'To the second' }));
  height = 300;
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(window.scrollY).toBe(300);
  height = 5_000;
  await act(async () => void document.body.append(document.createElement('p')));
  expect(window.scrollY).toBe(700);
});

test('does not restore the position if the user scrolls meanwhile', async () => {
  open();
  act(() => window.scrollTo(0, 700));
  await userEvent.click(screen.getByRole('link', { name: 'To the second' }));
  height = 300;
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  window.dispatchEvent(new Event('wheel'));
  height = 5_000;
  await act(async () => void document.body.append(document.createElement('p')));
  expect(window.scrollY).toBe(300);
});

test('a change of the query is not a new screen', async () => {
  open();
  act(() => window.scrollTo(0, 700));
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(window.scrollY).toBe(700);
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveFocus();
});

test('another tab of the same screen begins at the top and leaves the focus', async () => {
  open();
  act(() => window.scrollTo(0, 700));
  await userEvent.click(screen.getByRole('link', { name: 'Next tab' }));
  expect(window.scrollY).toBe(0);
  expect(screen.getByRole('link', { name: 'Next tab' })).toHaveFocus();
});
