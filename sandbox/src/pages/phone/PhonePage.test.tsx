import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ConversationView } from '../../state/views.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { sandboxCall } from '../../testing/sandboxCall.ts';

const igId = '17841405822304913';
const path = `/accounts/${igId}/conversations/ana.lima`;
const messages = async () => (await sandboxCall<ConversationView>('GET', path)).messages;
const log = () => screen.findByRole('log', { name: 'Messages with juniper.and.oak' });

beforeEach(async () => {
  await sandboxCall('POST', '/reset');
});

test('a follower writes, edits, reacts, answers and unsends', async () => {
  const user = renderPage('/phone');
  expect(await screen.findByText(/Write the first message as ana.lima/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'how much{Enter}');
  expect(await within(await log()).findByText('how much')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const field = screen.getByRole('textbox', { name: 'Message' });
  expect(field).toHaveValue('how much');
  await user.type(field, ' is it?{Enter}');
  expect(await within(await log()).findByText('how much is it?')).toBeVisible();
  expect(screen.getByText('Edited')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'React' }));
  await user.click(await screen.findByRole('button', { name: 'wow' }));
  await waitFor(async () => expect((await messages())[0]?.reactions.follower?.reaction).toBe('wow'));

  await user.click(screen.getByRole('button', { name: 'Reply' }));
  expect(screen.getByText('Reply to “how much is it?”')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'anybody?{Enter}');
  expect(await within(await log()).findByText('anybody?')).toBeVisible();
  const [first, second] = await messages();
  expect(second?.replyTo).toBe(first?.mid);

  const unsend = screen.getAllByRole('button', { name: 'Unsend' }).at(-1);
  if (!unsend) throw new Error('No message can be unsent.');
  await user.click(unsend);
  expect(await within(await log()).findByText('Unsent')).toBeVisible();
});

test('any emoji is a reaction, and what is none is refused in words', async () => {
  await sandboxCall('POST', `${path}/messages`, { text: 'hello' });
  const user = renderPage('/phone');
  await user.click(await screen.findByRole('button', { name: 'React' }));
  await user.type(await screen.findByRole('textbox', { name: 'Another emoji' }), 'nice{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('must be love or an emoji');
  await user.click(screen.getByRole('button', { name: 'React' }));
  await user.type(await screen.findByRole('textbox', { name: 'Another emoji' }), '🦊{Enter}');
  await waitFor(async () => expect((await messages())[0]?.reactions.follower).toEqual({ reaction: 'other', emoji: '🦊' }));
});

test('pictures, a story mention, an answer to a story and a shared post are sent from the plus', async () => {
  const user = renderPage('/phone');
  const send = async (name: string | RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Attach' }));
    await user.click(await screen.findByRole('button', { name }));
  };
  await log();
  await send('Picture');
  await send('Mention in my story');
  await send(/^Share the reel/);
  await waitFor(async () =>
    expect((await messages()).map(({ attachments }) => attachments[0]?.type)).toEqual(['image', 'story_mention', 'ig_reel']),
  );
  await send('Answer the story');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'So nice!{Enter}');
  expect(await screen.findByText('Replied to a story')).toBeVisible();
});

test('the account’s own phone shows the other side and writes as the account', async () => {
  await sandboxCall('POST', `${path}/messages`, { text: 'hello' });
  const user = renderPage('/phone');
  await user.click(await screen.findByRole('radio', { name: 'Account’s phone' }));
  expect(await screen.findByRole('log', { name: 'Messages with ana.lima' })).toHaveTextContent('hello');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'A person here{Enter}');
  await waitFor(async () => expect((await messages())[1]).toMatchObject({ sender: 'business', text: 'A person here' }));
});

test('a link comes with the first message of a new conversation', async () => {
  const user = renderPage('/phone?follower=pixel_fox');
  await user.type(await screen.findByLabelText('Come by ig.me/m/juniper.and.oak?ref='), 'summer');
  await user.click(screen.getByRole('button', { name: 'Open the link' }));
  expect(screen.getByText('Came by the link ig.me, ref “summer”')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hi{Enter}');
  expect(await within(await log()).findByText('Hi')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Came by the link/)).toBeNull());
});

test('a follower comments on a post and answers a comment on the phone', async () => {
  const user = renderPage('/phone');
  await user.click(await screen.findByRole('button', { name: 'Posts' }));
  const reel = await screen.findByRole('article', { name: 'Reel by juniper.and.oak' });
  await user.type(within(reel).getByRole('textbox', { name: 'Comment as ana.lima' }), 'want it{Enter}');
  expect(await within(reel).findByText('want it')).toBeVisible();
  await user.click(within(reel).getByRole('button', { name: 'Reply to yuki_t' }));
  await user.type(within(reel).getByRole('textbox', { name: 'Comment as ana.lima' }), 'me too{Enter}');
  expect(await within(reel).findByRole('list', { name: 'Replies to yuki_t' })).toHaveTextContent('ana.lima me too');
});

test('another app takes the thread, and the follower blocks the account', async () => {
  const user = renderPage('/phone');
  await user.click(await screen.findByRole('button', { name: 'Other app takes the thread' }));
  expect(await screen.findByText(/Another app has it/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'The follower blocks the account' }));
  await waitFor(async () => expect(await sandboxCall('GET', path)).toMatchObject({ isThreadElsewhere: true, isBlocking: true }));
});

test('followers with odd names are added and renamed; a name that is taken is refused', async () => {
  const user = renderPage('/phone');
  await user.click(await screen.findByRole('button', { name: 'Add a follower' }));
  const window = within(await screen.findByRole('dialog', { name: 'Add a follower' }));
  await user.type(window.getByLabelText('Username'), 'yuki_t');
  await user.click(window.getByRole('button', { name: 'Right to left' }));
  await user.click(window.getByRole('button', { name: 'Add follower' }));
  expect(await window.findByRole('alert')).toHaveTextContent('There is already a follower yuki_t.');
  await user.type(window.getByLabelText('Username'), '.2');
  await user.click(window.getByRole('button', { name: 'Add follower' }));
  expect(await screen.findByRole('button', { name: 'yuki_t.2', pressed: true })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Edit yuki_t.2' }));
  await user.type(within(await screen.findByRole('dialog')).getByLabelText('Username'), '.new');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'yuki_t.2.new', pressed: true })).toBeVisible();
});
