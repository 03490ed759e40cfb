import { t } from '@lingui/core/macro';

const RIGHT = t`Valid. Deliveries with an invalid signature are rejected and do not create events.`;
const NONE = t`None. This event has no delivery.`;

export const inspectorCopy = {
  title: (type: string) => type,
  loading: t`Loading the event`,
  failed: t`Could not load the event.`,
  missing: t`Event not found. It may be older than the retention period, or belong to a deleted test.`,
  again: t`Try again`,
  parts: {
    label: t`Event views`,
    timeline: t`Why?`,
    payload: t`Payload`,
    details: t`Details`,
    replay: t`Replay`,
  },
  retry: t`Retry`,
  copyLink: t`Copy link`,
  copyCurl: t`Copy as curl`,
  payload: t`Payload`,
  details: {
    from: t`From`,
    senderId: t`Sender ID`,
    username: t`Account`,
    account: t`Account ID`,
    content: t`Content`,
    happened: t`Occurred`,
    received: t`Received`,
    status: t`Status`,
    attempts: t`Attempts`,
    outcome: t`Outcome`,
    error: t`Processing error`,
    response: t`Automated response`,
    origin: t`Source`,
    origins: {
      webhook: t`Webhook`,
      replayed: t({ message: 'Replay', context: 'origin of an event' }),
      reconciled: t`Instagram sync`,
      test: t`Test`,
      ours: t`Fanfare`,
      notice: t`Notice`,
    },
    signature: t`Signature`,
    signatures: {
      webhook: RIGHT,
      test: RIGHT,
      replayed: NONE,
      reconciled: NONE,
      ours: NONE,
      notice: null,
    },
    eventId: t`Event ID`,
    position: t`Feed position`,
  },
  replay: {
    text: t`Runs this event through your current automations. No messages are stored or sent.`,
    dryRun: t`Dry run`,
    running: t`Running…`,
    outcome: t`Expected result`,
    replies: t`Would send`,
    noReplies: t`No messages would be sent.`,
    real: t`Replay event`,
    realBusy: t`Replaying…`,
    ask: t`Replay 1 event?`,
    askText: (people: number) =>
      people === 0
        ? t`The event is copied and processed again. In the dry run, no messages were sent.`
        : t`The event is copied and processed again. A contact may receive a reply.`,
    replayed: t`Event replayed`,
    open: t`Open new event`,
    failed: t`Could not replay the event.`,
    steps: t`Steps`,
    considered: t`Automations to evaluate`,
    results: { chosen: t`Would reply`, passed_over: t`Skipped`, no_match: t`Does not match` },
  },
};
