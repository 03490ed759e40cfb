import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ConversationView } from '../../state/views.ts';
import { connect, shop, subscribe } from '../../testing/connect.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { pageSandbox, sandboxCall } from '../../testing/sandboxCall.ts';

const path = `/accounts/${shop.igId}/conversations/ana.lima`;
const conversation = () => sandboxCall<ConversationView>('GET', path);
const lastNote = async () => (await conversation()).messages.at(-1)?.note;
const log = () => screen.findByRole('log', { name: 'Messages with juniper.and.oak' });
let token: string;

/** Calls the Graph API as the app does. */
async function app(method: string, to: string, body: object): Promise<void> {
  const answer = await pageSandbox.graph(token, method, to, body);
  expect(answer.status).toBe(200);
}

async function send(message: object): Promise<void> {
  const { igsid } = await conversation();
  await app('POST', '/me/messages', { recipient: { id: igsid }, message });
}

beforeEach(async () => {
  await sandboxCall('POST', '/reset');
  token = await connect(pageSandbox);
  await subscribe(pageSandbox, token, 'messages,messaging_postbacks');
});

test('quick replies and the buttons of templates are tapped', async () => {
  await sandboxCall('POST', `${path}/messages`, { text: 'hello' });
  await send({ text: 'Order?', quick_replies: [{ content_type: 'text', title: 'Yes, please', payload: 'YES' }] });
  const user = renderPage('/phone');
  await user.click(await screen.findByRole('button', { name: 'Yes, please' }));
  await waitFor(async () => expect(await lastNote()).toBe('Tapped a quick reply'));

  const buttons = [
    { type: 'postback', title: 'Buy', payload: 'BUY' },
    { type: 'web_url', title: 'Look', url: 'https://shop.example/bag' },
  ];
  const elements = [
    { title: 'Linen bag', subtitle: '20 EUR', image_url: 'https://shop.example/bag.png', buttons },
    { title: 'Cotton bag', subtitle: '15 EUR' },
  ];
  await send({ attachment: { type: 'template', payload: { template_type: 'generic', elements } } });
  const cards = within(await screen.findByRole('group', { name: 'Cards' }));
  expect(cards.getByText('Cotton bag')).toBeVisible();
  // Nothing is loaded from other hosts.
  expect(cards.getByText('Picture at shop.example')).toBeVisible();
  expect(cards.getByRole('link', { name: 'Look' })).toHaveAttribute('href', 'https://shop.example/bag');
  await user.click(cards.getByRole('button', { name: 'Buy' }));
  await waitFor(async () => expect(await lastNote()).toBe('Tapped a button'));
});

test('ice breakers stand in an empty conversation, the menu in every one', async () => {
  const ice = [{ call_to_actions: [{ question: 'Opening hours?', payload: 'HOURS' }], locale: 'default' }];
  await app('POST', '/me/messenger_profile', { platform: 'instagram', ice_breakers: ice });
  const menu = [{ locale: 'default', call_to_actions: [{ type: 'postback', title: 'Talk to a person', payload: 'PERSON' }] }];
  await app('POST', '/me/messenger_profile', { platform: 'instagram', persistent_menu: menu });
  const user = renderPage('/phone');
  await user.click(await screen.findByRole('button', { name: 'Opening hours?' }));
  expect(await within(await log()).findByText('Opening hours?')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Opening hours?' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('button', { name: 'Talk to a person' }));
  expect(await within(await log()).findByText('Talk to a person')).toBeVisible();
});

test('shows the typing indicator and seen messages', async () => {
  await sandboxCall('POST', `${path}/messages`, { text: 'hello' });
  renderPage('/phone');
  await within(await log()).findByText('hello');
  const { igsid } = await conversation();
  await app('POST', '/me/messages', { recipient: { id: igsid }, sender_action: 'typing_on' });
  expect(await screen.findByRole('img', { name: 'juniper.and.oak is typing' })).toBeVisible();
  await app('POST', '/me/messages', { recipient: { id: igsid }, sender_action: 'mark_seen' });
  expect(await screen.findByText('Seen')).toBeVisible();
  await send({ text: 'Hi!' });
  expect(await within(await log()).findByText('Hi!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('img', { name: /is typing/ })).toBeNull());
});

test('an undelivered webhook waits and shows the reason', async () => {
  await sandboxCall('POST', `${path}/messages`, { text: 'hello' });
  const user = renderPage('/deliveries');
  await user.click(await screen.findByText('not tried yet'));
  await user.click(screen.getByRole('button', { name: 'Deliver again' }));
  expect(await screen.findByText(/has not passed its handshake yet; nothing is sent before that/)).toBeVisible();
});

test('the owner revokes the token and removes the app', async () => {
  const user = renderPage('/owner');
  const card = within(await screen.findByRole('region', { name: 'juniper.and.oak' }));
  await waitFor(() => expect(card.getByRole('button', { name: 'Remove the app' })).toBeEnabled());
  await user.selectOptions(card.getByLabelText('Revoke the token because'), 'Checkpoint (190/459)');
  await user.click(card.getByRole('button', { name: 'Revoke' }));
  expect(await card.findByText(/^2 tokens are dead/)).toBeVisible();
  const { body } = await pageSandbox.graph(token, 'GET', '/me');
  expect(body.error).toMatchObject({ code: 190, error_subcode: 459 });

  token = await connect(pageSandbox);
  await waitFor(() => expect(card.getByRole('button', { name: 'Remove the app' })).toBeEnabled());
  await user.click(card.getByRole('button', { name: 'Remove the app' }));
  await user.click(await screen.findByRole('button', { name: 'Remove it' }));
  expect(await card.findByText(/^The app was removed\. Its deauthorise callback at .* could not be reached/)).toBeVisible();
  expect(card.getByText('No app is subscribed')).toBeVisible();
});
