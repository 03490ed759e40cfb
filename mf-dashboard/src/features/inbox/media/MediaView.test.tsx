import { aUser, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageContent } from '../messages/MessageContent.tsx';
import { aMessage } from '../testing/builders.ts';

const file = (type: string, name = 'a') => ({ type, url: `https://cdn.example.com/${name}`, title: null });
const show = (...attachments: ReturnType<typeof file>[]) =>
  renderWithHost(<MessageContent message={aMessage({ text: null, attachments })} find="" />, { at: '/dashboard', user: aUser() });

test('draws an image in a box of fixed size and opens it large', async () => {
  show(file('image'));
  const opener = screen.getByRole('button', { name: 'Open image' });
  expect(opener).toHaveStyle({ width: '260px', aspectRatio: '1' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Image' });
  expect(dialog).toContainElement(screen.getAllByRole('img', { name: 'Image' }).at(-1) ?? null);
  expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', 'https://cdn.example.com/a');
});

test('draws several images as one grid', () => {
  show(file('image', 'a'), file('image', 'b'), file('image', 'c'));
  const openers = screen.getAllByRole('button', { name: 'Open image' });
  expect(openers).toHaveLength(3);
  expect(openers[0]?.parentElement).toHaveStyle({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });
});

test('plays audio and video in the conversation', () => {
  show(file('audio'), file('video'));
  expect(screen.getByLabelText('Voice message')).toHaveProperty('tagName', 'AUDIO');
  expect(screen.getByLabelText('Video')).toHaveProperty('tagName', 'VIDEO');
});

test('tries a story as an image and as a video, and says that it has expired', () => {
  show(file('story_mention'));
  expect(screen.getAllByText('Story mentioning you').length).toBeGreaterThan(0);
  fireEvent.error(screen.getByRole('img', { name: 'Story mentioning you' }));
  const video = screen.getByLabelText('Story mentioning you');
  expect(video).toHaveProperty('tagName', 'VIDEO');
  fireEvent.error(video);
  expect(screen.getByText('Story mentioning you. No longer available on Instagram')).toBeVisible();
});

test('links what it cannot draw, and nothing with an unsafe address', () => {
  show(file('file'), { type: 'image', url: 'javascript:alert(1)', title: null });
  expect(screen.getByRole('link', { name: 'Open file' })).toHaveAttribute('href', 'https://cdn.example.com/a');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Image. No longer available on Instagram')).toBeVisible();
});
