import { expect, test } from '@jest/globals';
import { countCaption } from './countCaption.ts';
import { newDraft, newFile, toPublication, withKind } from './postDraft.ts';

const file = (url: string, changes = {}) => ({ ...newFile(), url, ...changes });

test('creates a picture with a description', () => {
  const draft = { ...newDraft(), caption: 'New!', files: [file(' https://cdn.example/a.jpg ', { altText: 'A shelf' })] };
  expect(toPublication(draft)).toEqual({
    kind: 'image',
    caption: 'New!',
    media: [{ type: 'image', url: 'https://cdn.example/a.jpg', altText: 'A shelf' }],
  });
});

test('creates a reel from a video with a cover, optionally among the posts', () => {
  const draft = {
    ...withKind({ ...newDraft(), files: [file('https://cdn.example/a.mp4', { altText: 'x' })] }, 'reel'),
    coverUrl: 'https://cdn.example/c.jpg',
  };
  expect(toPublication(draft)).toEqual({
    kind: 'reel',
    media: [{ type: 'video', url: 'https://cdn.example/a.mp4' }],
    shareToFeed: true,
    coverUrl: 'https://cdn.example/c.jpg',
  });
});

test('creates a story without caption, and keeps input when the kind changes', () => {
  const written = { ...newDraft(), caption: 'Kept', files: [file('https://cdn.example/a.jpg')] };
  const story = withKind(withKind(written, 'carousel'), 'story');
  expect(toPublication(story)).toEqual({ kind: 'story', media: [{ type: 'image', url: 'https://cdn.example/a.jpg' }] });
  expect(withKind(story, 'carousel')).toMatchObject({
    caption: 'Kept',
    files: [{ url: 'https://cdn.example/a.jpg' }, { url: '' }],
  });
});

test('converts a local time to UTC', () => {
  const draft = { ...newDraft(), isLater: true, time: '2026-05-01T10:00' };
  expect(toPublication(draft).scheduledAt).toBe(new Date('2026-05-01T10:00').toISOString());
});

test('counts hashtags and mentions, but not email addresses', () => {
  expect(countCaption('#oak #größe @ida write to me@example.test, @theo')).toEqual({ hashtags: 2, mentions: 2 });
});
