import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { teamNotices } from '../../contracts/index.ts';
import { anEvent } from '../../testing/index.ts';
import { EventTypeIcon } from './EventTypeIcon.tsx';
import { eventName } from './eventName.ts';

const aNotice = (team?: string) => anEvent({ eventType: 'webhook_error', outcome: null, payload: { notice: 'flows', team } });
const iconOf = (team: (typeof teamNotices)[number] | null) =>
  render(<EventTypeIcon type="webhook_error" team={team} />).container.querySelector('svg')?.innerHTML;

test('notices about the work of members have their own name and icon', () => {
  expect(teamNotices.map((team) => eventName(aNotice(team)))).toEqual([
    'Mention in a note',
    'Assignment',
    'Approval',
    'Account moved',
  ]);
  expect(new Set([null, ...teamNotices].map(iconOf)).size).toBe(5);
});

test('other notices and errors keep theirs', () => {
  expect(eventName(aNotice())).toBe('Notice');
  expect(eventName(aNotice('unknown'))).toBe('Notice');
  expect(eventName({ ...aNotice(), outcome: 'unreadable' })).toBe('Webhook error');
});
