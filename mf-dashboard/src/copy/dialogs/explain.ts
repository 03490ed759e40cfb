import { t } from '@lingui/core/macro';
import { frame } from '../frame.ts';

export const why = {
  title: t`Why this happened`,
  loading: t`Loading the decision`,
  failed: t`Could not load the decision.`,
  missing: t`No decision recorded for this event. It may be older than the retention period.`,
  retry: t`Try again`,
  pending: t`Pending`,
  considered: t`Evaluated automations`,
  run: (flow: string, version: number) => t`${flow}, version ${version}`,
  steps: t`Steps`,
  messages: t`Messages`,
  messageStates: {
    intent: t`Queued`,
    sending: t`Sending`,
    sent: t`Sent`,
    failed: t`Not delivered`,
    unconfirmed: t`Unconfirmed`,
    parked: t`Held until the account can send`,
    cancelled: t`Not sent`,
  },
  simulated: t`Test run: no messages were sent.`,
};

export const copy = { ...frame, why };
