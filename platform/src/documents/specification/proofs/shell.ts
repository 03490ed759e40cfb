import { testsOf } from '../Statement.ts';

export const session = testsOf('shell/src/session/watchSession.test.ts', {
  stored: 'signing in stores token and user, signing out clears both',
});

export const host = testsOf('shell/src/host/Host.test.tsx', {
  enters: 'entering leads to the way back, else to the dashboard',
  cut: 'a message is cut to 50 characters of text',
});

export const toasts = testsOf('shell/src/host/notices/useToasts.test.tsx', {
  failure: 'a failure shows its sentence, the whole reason and the request id, and stays until it is dismissed',
});

export const staffCommands = testsOf('shell/src/commands/CommandLayer.test.tsx', {
  staff: 'staff finds the way to the releases, others do not, and who is signed out is not asked about',
});
