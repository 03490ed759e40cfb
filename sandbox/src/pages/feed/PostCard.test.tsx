import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { PostView } from '../../state/views.ts';
import { PostCard } from './PostCard.tsx';

const post: PostView = {
  id: '1',
  mediaType: 'IMAGE',
  product: 'FEED',
  caption: 'Brass lamp',
  altText: null,
  isAiGenerated: true,
  media: [],
  at: Date.UTC(2026, 2, 1),
  likeCount: 0,
  isCommentEnabled: false,
  isBroadcasting: false,
  by: 'juniper.and.oak',
  commentCount: 0,
  comments: [],
};

test.each([true, false])('shows the AI label of a post: %s', (isAiGenerated) => {
  render(<PostCard post={{ ...post, isAiGenerated }} by={{ id: 'f1', username: 'ana.lima' }} />);
  expect(screen.queryAllByText(/AI info/)).toHaveLength(isAiGenerated ? 1 : 0);
});
