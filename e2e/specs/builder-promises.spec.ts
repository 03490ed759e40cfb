import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signIn } from '../fixtures/signIn.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, type Person, test } from '../fixtures/test.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';

const panel = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }).click();
const nodesOf = (page: Page) => page.locator('.react-flow__node');

async function open(page: Page, person: Person): Promise<FlowBuilderPage> {
  await signIn(page, person);
  await page.goto('/flow-builder');
  const builder = new FlowBuilderPage(page);
  await expect(builder.canvas).toBeVisible();
  return builder;
}

async function useTemplate(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'All templates' }).click();
  const gallery = page.getByRole('dialog', { name: 'Templates' });
  await gallery.getByRole('button', { name }).click();
  await gallery.getByRole('button', { name: 'Use template' }).click();
}

test('R1: what is wrong stands on the node and in a list that leads there; it keeps from publishing, never from saving', async ({
  page,
  person,
}) => {
  const builder = await open(page, person);
  const condition = await builder.drop('Condition Node', { x: 480, y: 100 });
  const message = await builder.drop('Message Node', { x: 480, y: 380 });
  await builder.connect(condition, /^True output/, message);
  await message.getByText('Send Message').dblclick();
  const editor = message.getByRole('textbox', { name: 'Message text' });
  await editor.fill('ü'.repeat(501));
  await message.getByRole('button', { name: 'Save' }).click();
  await expect(message).toContainText('1,002 of 1,000 bytes. Shorten the text or split it into two messages.');
  await editor.fill('');
  await message.getByRole('button', { name: 'Save' }).click();

  const dot = message.getByRole('img', { name: '1 error' });
  await expect(dot).toBeVisible();
  await dot.hover();
  await expect(page.locator('[data-tooltip-bubble]')).toContainText('This message has no text');
  await panel(page, 'Issues');
  const issue = page.getByRole('listitem').filter({ hasText: 'Send Message' });
  await expect(issue.getByRole('img', { name: 'Error' })).toBeVisible();

  await builder.canvas.hover({ position: { x: 200, y: 700 } });
  await page.mouse.down();
  await page.mouse.move(450, 20, { steps: 5 });
  await page.mouse.up();
  await expect(message).not.toBeInViewport();
  await issue.getByRole('button').first().click();
  await expect(message).toBeInViewport();
  await checkVariants(page, 'flow-builder-issues', 'light');

  await builder.save('No text');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish “No text”' });
  await expect(dialog).toContainText('Fix all errors to publish.');
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await builder.write(message, 'Message text', 'It is 20 euros.');
  await expect(dot).toBeHidden();
  await expect(issue).toHaveCount(0);
  await builder.publish();
});

test('R7: the test panel plays the flow as the server would, from any node and at any time, and sends nothing', {
  tag: '@long',
}, async ({ page, person }) => {
  await open(page, person);
  await useTemplate(page, /^Comment to message/);
  await panel(page, 'Test');
  const log = page.getByRole('log', { name: 'Test conversation' });
  const say = async (text: string, surface = 'message') => {
    await page.getByRole('combobox', { name: 'Channel' }).selectOption(surface);
    await page.getByRole('textbox', { name: 'Follower message' }).fill(text);
    await page.keyboard.press('Enter');
  };
  await say('link');
  await expect(log).toContainText('No reply. Starts only on comments.');
  await say('link, please', 'comment');
  await expect(log).toContainText('Sent! Have a look at your messages');
  await log.getByRole('button', { name: 'Yes, please' }).click();
  await expect(log).toContainText('https://example.com/guide');
  await expect(nodesOf(page).filter({ hasText: 'Change Tag' })).toHaveClass(/is-passed/);
  await expect(nodesOf(page).filter({ hasText: 'If you change your mind' })).toHaveClass(/is-dimmed/);
  await say('link', 'comment');
  await expect(log).toContainText('Already replied to this contact on this post.');
  await checkVariants(page, 'flow-builder-tested', 'dark');

  await page.getByRole('button', { name: 'Restart' }).click();
  await say('link', 'comment');
  await page.getByRole('button', { name: '+25 h: advance 25 hours' }).click();
  await expect(page.getByText('No option selected before the timeout.').first()).toBeAttached();

  await page.getByText('Test contact', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Start at' }).selectOption({ label: 'Change Tag “asked for link”' });
  await page.getByText('Test contact', { exact: true }).click();
  await say('anything');
  await expect(log).toContainText('asked for link');
  await expect(log).not.toContainText('Shall I send you the link?');

  const token = await page.evaluate<string>('localStorage.token');
  const runs = await page.request.get('/api/runs', { headers: { authorization: `Bearer ${token}` } });
  expect((await runs.json()).data.runs).toEqual([]);
});

test('R17: a flow is exported and imported; unknown content of a file is reported before anything changes', async ({
  page,
  person,
}) => {
  const builder = await open(page, person);
  await useTemplate(page, /^Giveaway/);
  await expect(nodesOf(page)).toHaveCount(7);
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'Templates, files and secrets' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const download = page.waitForEvent('download');
  await menu('Export as file');
  const file = await download;
  expect(file.suggestedFilename()).toBe('Giveaway.json');
  const flow = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(flow).toMatchObject({ format: 'fanfare-flow', schemaVersion: 1, name: 'Giveaway' });

  const choose = async (content: object) => {
    const buffer = Buffer.from(JSON.stringify(content));
    await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'flow.json', mimeType: 'application/json', buffer });
  };
  const dialog = page.getByRole('dialog', { name: 'Import flow' });
  await menu('Import file');
  await choose({ hello: 'world' });
  await expect(dialog).toContainText('The file is not a Fanfare flow or a Typebot export.');
  await choose({ ...flow, nodes: [...flow.nodes, { id: 'x', type: 'faxNode', position: { x: 0, y: 0 }, data: {} }] });
  await expect(dialog).toContainText('Import issues (1)');
  await expect(dialog).toContainText('The type “faxNode” of node x is not supported.');
  await checkVariants(page, 'flow-builder-import', 'light', '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(nodesOf(page)).toHaveCount(7);

  await builder.canvas.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(nodesOf(page)).toHaveCount(0);
  await menu('Import file');
  await choose(flow);
  await expect(dialog).toContainText('All content can be imported.');
  await dialog.getByRole('button', { name: 'Import to canvas' }).click();
  await expect(nodesOf(page)).toHaveCount(7);
  await expect(page.getByText('You are in. Good luck')).toBeVisible();
});

/** Lets a sandbox follower send messages, and reads the replies. */
async function conversationOf(request: APIRequestContext, sandboxUrl: string, account: string, follower: string) {
  const api = `${sandboxUrl}/sandbox/api`;
  const igId = await igIdOf(request, api, account);
  const conversation = `${api}/accounts/${igId}/conversations/${await followerIdOf(request, api, follower)}`;
  return {
    write: (text: string) => sandboxCall(request, `${conversation}/messages`, { text }),
    answers: async () => {
      const { messages } = await sandboxCall<{ messages: { text: string; sender: string }[] }>(request, conversation);
      return messages.filter(({ sender }) => sender === 'business').map(({ text }) => text);
    },
  };
}

test('R8, R16, R20, R21: a draft apart from what is published, people behind numbers and in nodes, and the past played through a draft', {
  tag: '@long',
}, async ({ page, request, product, person, follower }) => {
  test.setTimeout(120_000);
  const account = await signUpAndConnect(page, person);
  const { write, answers } = await conversationOf(request, product.sandboxUrl, account, follower);
  const headers = { authorization: `Bearer ${await page.evaluate<string>('localStorage.token')}` };
  const position = (y: number) => ({ x: 0, y });
  const ask = { answer: 'text', variable: 'city', tries: 1 };
  const nodes = [
    { id: 'askNode-1', type: 'askNode', position: position(0), data: { label: 'Ask a Question', content: 'Which city?', ask } },
    { id: 'messageNode-2', type: 'messageNode', position: position(300), data: { label: 'Send Message', content: 'First.' } },
  ];
  const edges = [{ id: 'e', source: 'askNode-1', target: 'messageNode-2', sourceHandle: 'answered' }];
  const saved = await page.request.post('/api/flow/save', { headers, data: { name: 'Cities', nodes, edges } });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto('/flow-builder?flow=Cities');
  const builder = new FlowBuilderPage(page);
  await expect(page.getByText('Flow loaded successfully!')).toBeVisible();
  await builder.publish();
  const message = page.locator('.react-flow__node[data-id="messageNode-2"]');
  const pill = page.getByText('Unpublished changes');

  await test.step('R8: a conversation under way finishes on its version', async () => {
    await write('hello');
    await expect.poll(answers).toEqual(['Which city?']);
    await builder.write(message, 'Message text', 'Second.');
    await expect(pill).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish “Cities”' });
    await expect(dialog).toContainText('Changes since version 1');
    await expect(dialog).toContainText('Edited');
    await expect(dialog).toContainText('Conversations in progress finish on the version they started with.');
    await dialog.getByLabel('Note').fill('Another answer');
    await checkVariants(page, 'flow-builder-publish', 'dark', '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Flow published successfully!')).toBeVisible();
    await expect(pill).toBeHidden();
    await write('Oslo');
    await expect.poll(answers).toEqual(['Which city?', 'First.']);
    await write('hello again');
    await expect.poll(answers).toHaveLength(3);
    await write('Rome');
    await expect.poll(answers).toEqual(['Which city?', 'First.', 'Which city?', 'Second.']);
  });

  await test.step('R16: numbers node by node, and who stands behind them', async () => {
    await panel(page, 'Statistics');
    const table = page.getByRole('table', { name: 'By node' });
    await expect(table.getByRole('row', { name: /Ask a Question/ })).toContainText('2');
    // All contacts continue, so no connection is drawn thicker.
    await expect(page.locator('.react-flow__edge-path')).toHaveCSS('stroke-width', '10px');
    await table.getByRole('button', { name: 'Entered at Which city?: 2' }).click();
    const people = page.getByRole('dialog', { name: 'Contacts that entered Ask a Question' });
    await expect(people.getByRole('listitem')).toHaveCount(2);
    await expect(people).toContainText(`@${follower}`);
    await checkVariants(page, 'flow-builder-people', 'light', '[role="dialog"]');
    await page.keyboard.press('Escape');
  });

  await test.step('R21: what came is played through the draft', async () => {
    await builder.canvas.getByRole('button', { name: 'Edit Ask a Question' }).click();
    await page.getByRole('textbox', { name: 'Question' }).fill('Which town?');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await expect(page.getByText(/^Saved \d{1,2}:\d\d(\s[AP]M)?$/)).toBeVisible();
    await panel(page, 'Replay');
    await page.getByRole('button', { name: 'Start replay' }).click();
    await expect(page.getByText('Replayed 4 messages and comments: the result changes for 1 contact.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'hello again' })).toContainText('Which town?');
    await checkVariants(page, 'flow-builder-replay', 'dark');
    expect(await answers()).toHaveLength(4);
  });

  await test.step('R20: deleting a node in which contacts wait needs confirmation', async () => {
    await write('are you there?');
    await expect.poll(answers).toHaveLength(5);
    const looked = page.waitForResponse(/\/api\/runs\/waiting/);
    await page.goto('/flow-builder?flow=Cities');
    await looked;
    const asking = page.locator('.react-flow__node[data-id="askNode-1"]');
    const remove = asking.getByRole('button', { name: 'Delete Ask a Question' });
    const question = page.getByRole('alertdialog', { name: '1 contact is waiting at this node' });
    await remove.click();
    await question.getByRole('button', { name: 'Keep node' }).click();
    await expect(question).toBeHidden();
    await expect(asking).toBeVisible();
    await remove.click();
    await checkVariants(page, 'flow-builder-waiting', 'light', '[role="alertdialog"]');
    await question.getByRole('button', { name: 'Delete anyway' }).click();
    await expect(asking).toHaveCount(0);
  });
});
