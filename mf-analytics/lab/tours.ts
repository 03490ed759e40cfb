import type { Tour } from '@fanfare/shared/lab';

export const tours: readonly Tour[] = [
  { route: '/analytics', steps: [{ see: { role: 'heading', name: 'Analytics' } }] },
  { route: '/analytics', steps: [{ click: { role: 'button', name: 'Metric definitions' } }] },
  { route: '/automation', steps: [{ see: { role: 'heading', name: 'Automation' } }] },
  {
    route: '/settings',
    steps: [
      { see: { role: 'heading', name: 'Profile Settings' } },
      { press: 'End' },
      { see: { role: 'heading', name: 'Danger' } },
    ],
  },
];
