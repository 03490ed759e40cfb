/** Texts of the view in which any kind of event can be simulated. */
export const simulateCopy = {
  title: 'Simulate events',
  follower: 'Follower',
  followerHint: 'A name of letters, digits, dots and dashes.',
  content: 'Text',
  contentHint: 'What is written; empty for a sample.',
  arrived: 'See the test events',
} as const;
