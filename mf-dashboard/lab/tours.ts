import type { Tour } from '@fanfare/shared/lab';

export const tours: readonly Tour[] = [
  { route: '/dashboard', steps: [{ see: { role: 'heading', name: 'Notifications' } }] },
  { route: '/dashboard?tab=instagram', steps: [{ see: 'Inbox' }] },
  { route: '/dashboard?tab=instagram&part=comments', steps: [{ see: 'Comments' }] },
  { route: '/dashboard?tab=instagram&part=publishing', steps: [{ see: 'Publishing' }] },
  { route: '/dashboard?tab=flows', steps: [{ see: { role: 'heading', name: 'Flows' } }] },
  { route: '/dashboard?tab=automation', steps: [{ see: 'Automation' }] },
  { route: '/dashboard?doctor=open', steps: [{ see: 'Connection diagnostics' }] },
];
