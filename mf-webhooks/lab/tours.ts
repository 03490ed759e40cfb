import type { Tour } from '@fanfare/shared/lab';

const heading = (name: string) => ({ see: { role: 'heading', name } });

export const tours: readonly Tour[] = [
  { route: '/webhook-management', steps: [heading('How events are processed')] },
  { route: '/webhook-management?tab=dashboard', steps: [heading('Webhook management')] },
  { route: '/webhook-management?tab=dashboard&view=events', steps: [heading('Stored events')] },
  { route: '/webhook-management?tab=dashboard&view=events&status=failed', steps: [heading('Stored events')] },
  { route: '/webhook-management?tab=dashboard&view=subscriptions' },
  { route: '/webhook-management?tab=testing' },
  { route: '/webhook-management?tab=testing&view=suites' },
  { route: '/webhook-management?tab=monitoring' },
  { route: '/webhook-management?tab=monitoring&view=health' },
  { route: '/webhook-management?tab=monitoring&view=errors' },
  { route: '/webhook-management?tab=notifications' },
  { route: '/dashboard' },
];
