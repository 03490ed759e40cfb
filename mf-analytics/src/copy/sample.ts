import { textsOf } from '@fanfare/shared/language';

/** Texts of the invented figures. */
export const sample = textsOf('analytics/sample', {
  keywords: { price: 'price', love: 'love', shipping: 'shipping', late: 'late', thanks: 'thanks' },
  insights: [
    '“price” is asked most often: an automation that answers it saves the most time.',
    'Fridays and Saturdays are busiest.',
  ],
});
