export const publicationKinds = ['image', 'carousel', 'reel', 'story'] as const;
/** States of the approval of a post; without one, it needed none. */
export const publicationApprovalStates = ['open', 'refused', 'given'] as const;
export const publicationStates = [
  'scheduled',
  'preparing',
  'processing',
  'publishing',
  'published',
  'failed',
  'cancelled',
] as const;
