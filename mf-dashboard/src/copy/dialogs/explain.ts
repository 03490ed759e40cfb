import { t } from '@lingui/core/macro';
import { frame } from '../frame.ts';

export const why = {
  title: t`Why this happened`,
  loading: t`Loading the decision`,
  failed: t`The decision could not be loaded.`,
  missing: t`Nothing is on record about this event. It may be older than what is kept.`,
  retry: t`Try again`,
  pending: t`Not decided yet`,
  considered: t`What was considered`,
  run: (flow: string, version: number) => t`${flow}, version ${version}`,
  steps: t`Steps`,
  messages: t`Messages`,
  messageStates: {
    intent: t`Waiting to be sent`,
    sending: t`Sending`,
    sent: t`Sent`,
    failed: t`Not delivered`,
    unconfirmed: t`Unconfirmed`,
    parked: t`Held until the account can send`,
    cancelled: t`Not sent`,
  },
  simulated: t`A test: nothing of it reached a person.`,
};

export const copy = { ...frame, why };
