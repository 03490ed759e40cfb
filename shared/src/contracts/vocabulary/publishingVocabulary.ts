export const publicationKinds = ['image', 'carousel', 'reel', 'story'] as const;
export const publicationStates = [
  'scheduled',
  'preparing',
  'processing',
  'publishing',
  'published',
  'failed',
  'cancelled',
] as const;
