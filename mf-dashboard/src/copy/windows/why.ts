import { textsOf } from '@fanfare/shared/language';
import { frame } from '../frame.ts';

/** Texts of the window that says why an event was answered or not. */
export const why = textsOf('dashboard/why', {
  title: 'Why this happened',
  loading: 'Loading the decision',
  failed: 'The decision could not be loaded.',
  missing: 'Nothing is on record about this event. It may be older than what is kept.',
  retry: 'Try again',
  pending: 'Not decided yet',
  considered: 'What was considered',
  run: (flow: string, version: number) => `${flow}, version ${version}`,
  steps: 'Steps',
  messages: 'Messages',
  messageStates: {
    intent: 'Waiting to be sent',
    sending: 'Sending',
    sent: 'Sent',
    failed: 'Not delivered',
    unconfirmed: 'Unconfirmed',
    parked: 'Held until the account can send',
    cancelled: 'Not sent',
  },
  simulated: 'A test: nothing of it reached a person.',
});

/** What this part says, and what the frame around it says. */
export const copy = { ...frame, why };
