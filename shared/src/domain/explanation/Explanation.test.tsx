import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { considerationReasons, type EventDecision, outcomeReasons } from '../../contracts/index.ts';
import { Explanation } from './Explanation.tsx';
import { firstFix, fixOf } from './fixes.ts';
import type { LinkComponent } from './LinkComponent.ts';
import { aLine, answered, failedSend, unanswered, waiting } from './testing/decisions.ts';

const link: LinkComponent = ({ to, ...rest }) => <a href={to} {...rest} />;
const show = (decision: EventDecision) =>
  render(<Explanation decision={decision} error={undefined} isMissing={false} onRetry={() => undefined} link={link} hasEvent />);
const row = (name: RegExp) => within(screen.getByRole('list', { name: 'Timeline' })).getByRole('button', { name });

test('an answer leads with its time, and lights the path of the run', () => {
  show(answered());
  expect(screen.getByText('0.6 s')).toBeVisible();
  const drawing = within(screen.getByRole('group', { name: 'Path through Prices, version 3' }));
  expect(drawing.getAllByRole('button').map((node) => node.textContent)).toEqual([
    'Step 1 1Startprice, cost',
    'Step 2 2Check Conditiontable',
    'Step 3 3Oak tableThe oak table is 480 EUR.',
    'Step 4 4Change Tagasked-price',
  ]);
  expect(row(/^Read by the contact/)).toBeVisible();
});

test('a node opens its entry, and an entry selects its node', async () => {
  show(answered());
  const node = screen.getByRole('button', { name: /^Step 2/ });
  node.focus();
  await userEvent.keyboard('{Enter}');
  expect(row(/^The text contains "table"/)).toHaveAttribute('aria-expanded', 'true');
  expect(node).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(row(/^Adds the tag/));
  expect(node).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: /^Step 4/ })).toHaveAttribute('aria-pressed', 'true');
  expect(row(/^The text contains "table"/)).toHaveAttribute('aria-expanded', 'false');
});

test('entries show the checked value, the payload and the candidates', async () => {
  show(answered());
  await userEvent.click(row(/^The text contains "table"/));
  expect(screen.getByText('Contact’s message').nextSibling).toHaveTextContent('What is the price of the oak table?');
  expect(screen.getByText('Result').nextSibling).toHaveTextContent('True');
  await userEvent.click(row(/^Received and stored/));
  expect(screen.getByRole('region', { name: 'Payload' })).toHaveTextContent('"mid": "m1"');
  await userEvent.click(row(/^Prices replies/));
  const ladder = within(screen.getByRole('list', { name: 'Automations in evaluation order' })).getAllByRole('listitem');
  expect(ladder.map((line) => line.querySelector('strong')?.textContent)).toEqual(['Welcome', 'Prices', 'Furniture']);
});

test('a waiting run names what it waits for, and until when', () => {
  show(waiting());
  expect(row(/^Waiting for a reply until 2 Mar|^Waiting for a reply until Mar 2/)).toBeVisible();
});

test('a rejected message has its whole reason, its code and its trace', async () => {
  show(failedSend());
  expect(screen.getAllByText(/has blocked the account/)[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open conversation' })).toHaveAttribute(
    'href',
    '/dashboard?tab=instagram&part=inbox&thread=t1',
  );
  await userEvent.click(row(/^Rejected by Instagram/));
  expect(screen.getByText('Error code').nextSibling).toHaveTextContent('100/2534015');
  expect(screen.getByText('AbC123')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy trace ID' })).toBeVisible();
});

test('without an answer, each candidate has its reason and what to do', () => {
  show(unanswered());
  const ladder = within(screen.getByRole('list', { name: 'Automations in evaluation order' })).getAllByRole('listitem');
  expect(ladder.map((line) => within(line).queryByRole('link')?.getAttribute('href') ?? null)).toEqual([
    '/flow-builder?flow=Welcome',
    '/flow-builder?flow=Hours',
    '/automation?automation=Holiday',
    null,
  ]);
  expect(ladder[3]).toHaveTextContent('Old(deleted) Turned off');
  const [first] = screen.getAllByRole('link', { name: 'Add a keyword' });
  expect(first).toHaveAttribute('href', '/flow-builder?flow=Hours');
});

test('while a contact is deleted, nothing is offered', () => {
  show(unanswered({ isErased: true, threadId: null, considered: [] }));
  expect(screen.getByText('Contact deleted')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('no reason or outcome is shown as a code', () => {
  for (const reason of considerationReasons) {
    const fix = fixOf(aLine({ reason }), 't1');
    expect(fix?.label ?? '').not.toMatch(/_/);
    expect(fix?.to ?? '/').toMatch(/^\//);
  }
  for (const outcome of outcomeReasons) {
    const { unmount, container } = show(unanswered({ outcome, considered: [] }));
    expect(container).not.toHaveTextContent(outcome.includes('_') ? outcome : 'undefined');
    expect(firstFix(unanswered({ outcome }))?.to ?? '/').toMatch(/^\//);
    unmount();
  }
});
