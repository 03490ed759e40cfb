import type { Scenario } from '@fanfare/shared/lab';
import type { Page } from '@playwright/test';

/** The browser of the tests lacks some features that the server turns off. */
const unknownFeature = /Permissions-Policy header: Unrecognized feature/;
const failure = /^Failed to load resource|^WebSocket connection/;

/** Only scenarios that fail on purpose may log failed calls. */
export function watchConsole(page: Page, scenario: Scenario, problems: string[]): void {
  const canFail = failsOnPurpose(scenario);
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    const isExpected = unknownFeature.test(text) || (canFail && (type === 'warning' || failure.test(text)));
    if ((type === 'error' || type === 'warning') && !isExpected) problems.push(`console ${type}: ${text}`);
  });
}

function failsOnPurpose({ user, answers = {}, isOffline = false, socket = 'up', role }: Scenario): boolean {
  const faults = ['failure', 'unreachable', 'in-turn', 'slowly', 'held'];
  const hasFault = Object.values(answers).some(({ kind }) => faults.includes(kind));
  // Signed out, the product warns that it opens no realtime connection.
  return user === null || isOffline || socket === 'down' || role === 'removed' || hasFault;
}
