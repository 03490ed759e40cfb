import { test } from 'node:test';
import { renderEnglish } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { checkPublication, type NewPublication } from './checkPublication.ts';

const image = { type: 'image', url: 'https://cdn.example.com/a.jpg' } as const;
const video = { type: 'video', url: 'https://cdn.example.com/a.mp4?x=1' } as const;

const good: NewPublication[] = [
  { kind: 'image', media: [image] },
  {
    kind: 'image',
    media: [{ type: 'image', url: 'https://cdn.example.com/no-ending', altText: 'A cat' }],
    caption: 'Hi #cats @me',
  },
  { kind: 'image', media: [image], caption: '😀'.repeat(2_200) },
  { kind: 'carousel', media: [image, video, image] },
  { kind: 'reel', media: [video], coverUrl: 'https://cdn.example.com/c.jpg', shareToFeed: true },
  { kind: 'story', media: [video] },
];
for (const post of good)
  test(`no problems in a valid ${post.kind} (${JSON.stringify(post).length} characters)`, () =>
    expect(checkPublication(post, isUploaded)).toEqual([]));

const bad: [string, NewPublication, RegExp][] = [
  ['two images', { kind: 'image', media: [image, image] }, /Use a carousel for several files/],
  ['a video as picture', { kind: 'image', media: [video] }, /Publish it as a reel/],
  ['a carousel of one', { kind: 'carousel', media: [image] }, /2 to 10/],
  ['a picture as reel', { kind: 'reel', media: [image] }, /A reel must be a video/],
  ['a cover without https', { kind: 'reel', media: [video], coverUrl: 'http://a.example/c.jpg' }, /^The cover needs/],
  ['a cover that is no JPEG', { kind: 'reel', media: [video], coverUrl: 'https://a.example/c.png' }, /^The cover is not a JPEG/],
  ['a cover on a picture', { kind: 'image', media: [image], coverUrl: image.url }, /Only reels/],
  ['a story with a caption', { kind: 'story', media: [image], caption: 'x' }, /cannot have a caption/],
  [
    'a long caption',
    { kind: 'image', media: [image], caption: 'x'.repeat(2_201) },
    /2201 characters; Instagram allows up to 2200/,
  ],
  ['31 hashtags', { kind: 'image', media: [image], caption: '#tag '.repeat(31) }, /31 hashtags/],
  ['21 mentions', { kind: 'image', media: [image], caption: '@you '.repeat(21) }, /mentions 21/],
  ['a PNG', { kind: 'image', media: [{ ...image, url: 'https://a.example/b.PNG?c=1' }] }, /not a JPEG/],
  ['an AVI', { kind: 'reel', media: [{ ...video, url: 'https://a.example/b.avi' }] }, /not an MP4 or MOV/],
  ['http', { kind: 'image', media: [{ ...image, url: 'http://a.example/b.jpg' }] }, /https/],
  ['a file', { kind: 'image', media: [{ ...image, url: 'file:///etc/passwd' }] }, /https/],
  ['no address', { kind: 'image', media: [{ ...image, url: 'cat' }] }, /https/],
  ['credentials', { kind: 'image', media: [{ ...image, url: 'https://me:pw@a.example/b.jpg' }] }, /without signing in/],
  ['a described video', { kind: 'carousel', media: [image, { ...video, altText: 'x' }] }, /Only images/],
];
for (const [name, post, problem] of bad)
  test(`${name} is refused before Instagram is asked`, () =>
    expect(renderEnglish(checkPublication(post, isUploaded))).toMatch(problem));

const isUploaded = () => false;

test('every problem is named at once', () => {
  expect(checkPublication({ kind: 'story', media: [image, { ...image, url: 'x' }], caption: 'x' }, isUploaded)).toHaveLength(3);
});
