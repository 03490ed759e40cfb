/** Words of publishing, apart from the schemas: a browser needs only them. */
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
