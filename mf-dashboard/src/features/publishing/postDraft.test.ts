import { expect, test } from '@jest/globals';
import { countCaption } from './countCaption.ts';
import { newDraft, newFile, toPublication, withKind } from './postDraft.ts';

const file = (url: string, changes = {}) => ({ ...newFile(), url, ...changes });

test('a picture with a description', () => {
  const draft = { ...newDraft(), caption: 'New!', files: [file(' https://cdn.example/a.jpg ', { altText: 'A shelf' })] };
  expect(toPublication(draft)).toEqual({
    kind: 'image',
    caption: 'New!',
    media: [{ type: 'image', url: 'https://cdn.example/a.jpg', altText: 'A shelf' }],
  });
});

test('a reel is a video with a cover, and says whether it is also among the posts', () => {
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

test('a story has no caption, and looking at the kinds loses nothing that was typed', () => {
  const written = { ...newDraft(), caption: 'Kept', files: [file('https://cdn.example/a.jpg')] };
  const story = withKind(withKind(written, 'carousel'), 'story');
  expect(toPublication(story)).toEqual({ kind: 'story', media: [{ type: 'image', url: 'https://cdn.example/a.jpg' }] });
  expect(withKind(story, 'carousel')).toMatchObject({
    caption: 'Kept',
    files: [{ url: 'https://cdn.example/a.jpg' }, { url: '' }],
  });
});

test('a time is sent as the moment it is', () => {
  const draft = { ...newDraft(), isLater: true, time: '2026-05-01T10:00' };
  expect(toPublication(draft).scheduledAt).toBe(new Date('2026-05-01T10:00').toISOString());
});

test('hashtags and mentions are counted, addresses of mail are not', () => {
  expect(countCaption('#oak #größe @ida write to me@example.test, @theo')).toEqual({ hashtags: 2, mentions: 2 });
});
