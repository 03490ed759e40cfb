import { checkScreen } from '../fixtures/checkScreen.ts';
import { waitUntilIdle } from '../fixtures/german/openAllControls.ts';
import { register, saveSession } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

const names = ['Hours', 'Prices', 'Shipping'];

test('the order of automations changes with the keyboard and with the mouse, and is kept', async ({ page, person }) => {
  const { token, user } = await register(page, person);
  for (const name of names) {
    const made = await page.request.post('/api/flows', {
      headers: { authorization: `Bearer ${token}` },
      data: { name, trigger: 'message_received', conditions: [], actions: [{ type: 'reply', text: 'Hello' }] },
    });
    expect(made.ok()).toBe(true);
  }
  await saveSession(page, { token, user });
  await page.goto('/automation');
  const list = page.getByRole('region', { name: 'Flows' }).getByRole('article');
  const order = () => list.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  const handle = (name: string) => page.getByRole('button', { name: `Change the priority of ${name}` });
  const says = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
  // The positions of the cards are measured in the frames after a drag has begun.
  const pickUp = async (name: string) => {
    await page.keyboard.press('Space');
    await says(`${name} picked up.`);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  };
  await expect(list).toHaveCount(names.length);
  const [first = '', second = '', third = ''] = (await order()).map(String);

  await test.step('Space, an arrow key and Space move it, and the handle keeps the focus', async () => {
    await handle(first).focus();
    await pickUp(first);
    await page.keyboard.press('ArrowDown');
    await says(`${first} is at position 2 of 3.`);
    await checkScreen(page, 'automation-dragged', 'light-1440');
    await page.keyboard.press('Space');
    await says(`${first} has priority 2.`);
    await expect.poll(order).toEqual([second, first, third]);
    await expect(handle(first)).toBeFocused();
    // The stored order is read again and would end the next drag.
    await waitUntilIdle(page);
  });

  await test.step('Escape leaves the order', async () => {
    await pickUp(first);
    await page.keyboard.press('ArrowDown');
    await says(`${first} is at position 3 of 3.`);
    await page.keyboard.press('Escape');
    await says(`${first} was not moved.`);
    await expect.poll(order).toEqual([second, first, third]);
  });

  await test.step('the mouse moves the last one to the top', async () => {
    await handle(third).hover();
    await page.mouse.down();
    const top = await handle(second).boundingBox();
    if (!top) throw new Error('The first automation has no handle.');
    await page.mouse.move(top.x + 10, top.y + 40, { steps: 8 });
    await page.mouse.move(top.x + 10, top.y, { steps: 8 });
    await says(`${third} is at position 1 of 3.`);
    await page.mouse.up();
    await expect.poll(order).toEqual([third, second, first]);
  });

  await page.reload();
  await expect(list).toHaveCount(names.length);
  expect(await order()).toEqual([third, second, first]);
});
