import { aUser, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aMessage } from '../testing/builders.ts';
import { MessageBubble } from './MessageBubble.tsx';

test.each([
  ['out', 'end'],
  ['in', 'start'],
] as const)('shows the details of a message that is %s below its bubble, on any number of lines', (direction, side) => {
  const message = aMessage({ direction, state: 'failed', error: 'It was refused.' });
  renderWithHost(<MessageBubble message={message} threadId="t1" isLast />, { at: '/dashboard', user: aUser() });
  expect(screen.getByRole('time').parentElement).toHaveStyle({ justifyContent: side });
  expect(screen.getByText('It was refused.')).toHaveStyle({ textAlign: side });
});

test.each([
  [{ id: 'u9', name: 'ben' }, 'ben'],
  [{ id: 'u9', name: null }, 'Former member'],
  [null, 'You'],
])('names the member who wrote a message: %j', (by, name) => {
  const message = aMessage({ author: 'person', by });
  renderWithHost(<MessageBubble message={message} threadId="t1" isLast />, { at: '/dashboard', user: aUser() });
  expect(screen.getByText(name)).toBeVisible();
});

test.each([
  [true, 'e1', true],
  [true, null, false],
  [false, 'e1', false],
] as const)(
  'a message of a contact without a reply: %s, with the event %s, links to why: %s',
  (isUnanswered, eventId, hasLink) => {
    const message = aMessage({ direction: 'in', author: 'contact', state: 'received', eventId });
    renderWithHost(<MessageBubble message={message} threadId="t1" isLast isUnanswered={isUnanswered} />, {
      at: '/dashboard',
      user: aUser(),
    });
    expect(screen.queryByRole('button', { name: 'Why?' }) !== null).toBe(hasLink);
  },
);
