import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage.tsx';
import { sandboxCall } from '../../testing/sandboxCall.ts';

const card = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(async () => {
  await sandboxCall('POST', '/reset');
});

test('a carousel shows one picture at a time; a story takes no comments', async () => {
  const user = renderPage('/feed');
  await screen.findByRole('article', { name: /^Story/ });
  const next = screen.getByRole('button', { name: 'Next picture' });
  const first = screen.getByRole('img', { name: 'Picture 1 of 3' }).getAttribute('src');
  await user.click(next);
  expect(screen.getByRole('img', { name: 'Picture 2 of 3' }).getAttribute('src')).not.toBe(first);
  const story = await card('Story by juniper.and.oak');
  expect(story.queryByRole('textbox')).toBeNull();
  expect(story.getByText('A story takes no comments: answer it by a message.')).toBeVisible();
});

test('a live video takes comments until it ends; the account itself comments too', async () => {
  const user = renderPage('/feed');
  await user.click(await screen.findByRole('button', { name: 'New post' }));
  const window = within(await screen.findByRole('dialog', { name: 'New post' }));
  await user.selectOptions(window.getByLabelText('What'), 'Live video');
  await user.type(window.getByLabelText('Caption'), 'Packing orders');
  await user.click(window.getByRole('button', { name: 'Post' }));
  const video = await card('Live video by juniper.and.oak');
  expect(video.getByText('Live now')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('You are'), 'juniper.and.oak (the account)');
  await user.type(video.getByRole('textbox', { name: 'Comment as juniper.and.oak' }), 'Welcome!{Enter}');
  expect(await video.findByText('Account')).toBeVisible();
  await user.click(video.getByRole('button', { name: 'End the live video' }));
  expect(await video.findByText(/has ended/)).toBeVisible();
  expect(video.queryByRole('textbox')).toBeNull();
});

test('comments are turned off and on; a follower’s post shows its author', async () => {
  const user = renderPage('/feed');
  const reel = await card('Reel by juniper.and.oak');
  await user.click(reel.getByRole('button', { name: 'Turn comments off' }));
  expect(await reel.findByText('Comments are turned off for this post.')).toBeVisible();
  await user.click(reel.getByRole('button', { name: 'Turn comments on' }));
  expect(await reel.findByRole('textbox')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New post' }));
  const window = within(await screen.findByRole('dialog'));
  await user.selectOptions(window.getByLabelText('Posted by'), 'yuki_t');
  await user.click(window.getByRole('button', { name: 'Post' }));
  expect(await screen.findByRole('article', { name: 'Post by yuki_t' })).toBeVisible();
});
