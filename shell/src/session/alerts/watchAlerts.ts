import type { Alerts, WebhookEvent } from '@fanfare/shared/contracts';

const LOCK = 'fanfare.alerts';

/** Only one tab alerts. */
export function watchAlerts(): (event: WebhookEvent, alerts: Alerts) => void {
  let isLeader = false;
  // The next tab gets the lock when the page closes.
  void navigator.locks?.request(LOCK, () => {
    isLeader = true;
    return new Promise(() => undefined);
  });
  return (event, alerts) => {
    if (!isLeader) return;
    // The list shows the event in any case.
    void import('./raiseAlert.ts').then(({ raiseAlert }) => raiseAlert(event, alerts)).catch(() => undefined);
  };
}
