import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useKnownPosts } from '../../api/index.ts';
import type { NextPost } from '../../contracts/index.ts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '../../testing/index.ts';
import { PostsField } from './PostsField.tsx';

const POSTS = 'GET /api/comments/posts';
const aPost = (mediaId: string, caption: string | null) => ({
  mediaId,
  caption,
  type: 'IMAGE',
  permalink: null,
  pictureUrl: `${location.origin}/media/${mediaId}.jpg`,
  publishedAt: '2026-05-01T10:00:00.000Z',
  commentCount: 0,
  unansweredCount: 0,
  lastCommentAt: null,
});

let server: FakeServer;
let chosen: string[];
let choice: string | undefined;
beforeEach(() => {
  server = fakeServer();
  server.answer(POSTS, {
    success: true,
    data: [aPost('17901', 'Oak shelves'), aPost('17902', 'New lamp'), aPost('17903', null)],
  });
});

function show(first: string[] = [], next: { choice?: string; published?: NextPost } = {}) {
  function Owner() {
    const [value, setValue] = useState(first);
    const [key, setKey] = useState(next.choice);
    chosen = value;
    choice = key;
    return (
      <PostsField
        label="Only these posts"
        hint="Empty for all"
        value={value}
        onChange={setValue}
        usePosts={useKnownPosts}
        next={{ choice: key, published: next.published, onChange: setKey }}
      />
    );
  }
  renderWithHost(<Owner />, { user: aUser() });
  return within(screen.getByRole('group', { name: 'Only these posts' }));
}
async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Choose posts' }));
  return within(await screen.findByRole('dialog', { name: 'Choose posts' }));
}

test('chooses posts by their captions, with the keyboard', async () => {
  const field = show();
  const picker = await open();
  await userEvent.type(picker.getByRole('searchbox', { name: 'Search captions' }), 'LAMP');
  expect(await picker.findByText('New lamp')).toBeVisible();
  expect(picker.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(chosen).toEqual(['17902']);
  expect(picker.getByRole('status')).toHaveTextContent('1 chosen');
  await userEvent.click(picker.getByRole('button', { name: 'Done' }));
  expect(field.getByText('New lamp')).toBeVisible();
  await userEvent.click(field.getByRole('button', { name: 'Remove New lamp' }));
  expect(chosen).toEqual([]);
});

test('keeps unknown ids, shows them as such, and takes one by its id', async () => {
  const field = show(['99999']);
  expect(await field.findByText('Not among the known posts')).toBeVisible();
  expect(field.getByText('Post 99999')).toBeVisible();
  const picker = await open();
  await userEvent.type(picker.getByRole('searchbox', { name: 'Search captions' }), '88888');
  await userEvent.click(picker.getByRole('button', { name: 'Use the post ID 88888' }));
  await userEvent.click(picker.getByRole('checkbox', { name: /^No caption/ }));
  expect(chosen).toEqual(['99999', '88888', '17903']);
});

test('says what went wrong or is missing', async () => {
  server.fail(POSTS, 500);
  show();
  const picker = await open();
  expect(await picker.findByText('Could not load posts.')).toBeVisible();
  server.answer(POSTS, { success: true, data: [] });
  await userEvent.click(picker.getByRole('button', { name: 'Try again' }));
  expect(await picker.findByText(/^No posts are known yet/)).toBeVisible();
});

test('asks for posts only when they are needed', () => {
  show();
  expect(server.requestsTo(POSTS)).toEqual([]);
});

const chosenAt = '2026-05-02T10:00:00.000Z';
const bound = { accountId: 'a1', mediaId: '17902', boundAt: '2026-05-03T10:00:00.000Z' };

test('the next post is the first choice, together with others', async () => {
  const field = show(['17901']);
  const picker = await open();
  expect(await picker.findByText('New lamp')).toBeVisible();
  const [first] = picker.getAllByRole('checkbox');
  expect(first).toHaveAccessibleName('My next post Not published yet');
  await userEvent.click(first as HTMLElement);
  expect(picker.getByRole('status')).toHaveTextContent('2 chosen');
  expect(choice).toMatch(/./);
  await userEvent.type(picker.getByRole('searchbox', { name: 'Search captions' }), 'lamp');
  expect(picker.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(picker.getByRole('button', { name: 'Done' }));
  expect(field.getByText('My next post')).toBeVisible();
  expect(field.getByText('The first post you publish after this flow goes live')).toBeVisible();
  await userEvent.click(field.getByRole('button', { name: 'Remove My next post' }));
  expect([choice, chosen]).toEqual([undefined, ['17901']]);
});

test('a published choice waits, and stays the same when it is chosen again', async () => {
  const published = { choice: 'k1', chosenAt, waitingAccountIds: ['a1'], posts: [] };
  const field = show([], { choice: 'k1', published });
  expect(field.getByText('Waiting since May 2, 2026')).toBeVisible();
  const picker = await open();
  const tile = await picker.findByRole('checkbox', { name: /^My next post/ });
  await userEvent.click(tile);
  expect(choice).toBeUndefined();
  await userEvent.click(tile);
  expect(choice).toBe('k1');
});

test('a bound choice is shown as its post; choosing again waits for another one', async () => {
  const published = { choice: 'k1', chosenAt, waitingAccountIds: ['a2'], posts: [bound] };
  const field = show([], { choice: 'k1', published });
  expect(await field.findByText('New lamp')).toBeVisible();
  expect(field.getByText('Your next post, bound on May 3, 2026')).toBeVisible();
  expect(field.getByText('Your other accounts are still waiting')).toBeVisible();
  await userEvent.click(field.getByRole('button', { name: 'Remove My next post' }));
  const picker = await open();
  await userEvent.click(await picker.findByRole('checkbox', { name: /^My next post/ }));
  expect(choice).not.toBe('k1');
  await userEvent.click(picker.getByRole('button', { name: 'Done' }));
  expect(field.getByText('The first post you publish after this flow goes live')).toBeVisible();
});
