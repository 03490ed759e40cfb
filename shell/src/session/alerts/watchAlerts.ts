import type { Alerts, WebhookEvent } from '@fanfare/shared/contracts';

const LOCK = 'fanfare.alerts';

/** Draws attention to new events as the settings of the person allow, in one tab of all that are open. */
export function watchAlerts(): (event: WebhookEvent, alerts: Alerts) => void {
  let isLeader = false;
  // Held until the page goes; then the next tab gets it.
  void navigator.locks?.request(LOCK, () => {
    isLeader = true;
    return new Promise(() => undefined);
  });
  return (event, alerts) => {
    if (!isLeader) return;
    // Without it the event is in the list all the same.
    void import('./raiseAlert.ts').then(({ raiseAlert }) => raiseAlert(event, alerts)).catch(() => undefined);
  };
}
