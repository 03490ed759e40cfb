import { signIn } from '../fixtures/signIn.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testWithGateway.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';

test('every text of the flow builder for what goes wrong, each by a real fault, and what works again afterwards', {
  tag: '@long',
}, async ({ page, gateway, person }) => {
  await signIn(page, person);
  await page.goto('/flow-builder');
  const builder = new FlowBuilderPage(page);
  await expect(builder.canvas).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Flow name' });
  const save = page.getByRole('button', { name: /^(Save Flow|Saving\.\.\.)$/ });
  const load = page.getByRole('button', { name: /^(Load Flow|Loading\.\.\.)$/ });
  const says = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  const dismiss = async (text: string) => {
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await expect(page.getByText(text, { exact: true })).toBeHidden();
  };

  await test.step('what is missing is said before anything is asked of the server', async () => {
    await save.click();
    await says('Please enter a flow name');
    await dismiss('Please enter a flow name');
    await name.fill('   ');
    await load.click();
    await says('Please enter a flow name to load');
    await name.fill('Prices');
    await save.click();
    await says('Please add at least one node to save the flow');
  });

  await test.step('saving', async () => {
    await builder.drop('Message Node', { x: 400, y: 200 });
    gateway.breakPath('/api/flow/save', 507, { success: false, error: 'The disk is full' });
    await save.click();
    await says('Failed to save flow: The disk is full');
    gateway.breakPath('/api/flow/save', 502);
    await save.click();
    await says('Failed to save flow: Server error. Please try again later.');
    gateway.dropPath('/api/flow/save');
    await save.click();
    await says('Error saving flow: Connection failed. Please check your internet connection.');
    await dismiss('Error saving flow: Connection failed. Please check your internet connection.');
    // The unsaved flow is still there, including its name.
    await expect(name).toHaveValue('Prices');
    gateway.restore();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/flow/save', async (route) => {
      await held;
      await route.continue();
    });
    await save.click();
    await expect(save).toHaveText('Saving...');
    await expect(save).toBeDisabled();
    await expect(load).toBeDisabled();
    letGo();
    await says('Flow saved successfully!');
    await expect(name).toHaveValue('');
  });

  await test.step('loading', async () => {
    await name.fill('Nobody has drawn this');
    await load.click();
    await says('Failed to load flow: Flow not found');
    await name.fill('Prices');
    gateway.breakPath('/api/flow/get/Prices', 502);
    await load.click();
    await says('Failed to load flow: Server error. Please try again later.');
    gateway.dropPath('/api/flow/get/Prices');
    await load.click();
    await says('Error loading flow: Connection failed. Please check your internet connection.');
    // A failed load does not change the canvas.
    await expect(builder.canvas.locator('.react-flow__node')).toHaveCount(1);
    gateway.restore();
    await load.click();
    await says('Flow loaded successfully!');
    await dismiss('Flow loaded successfully!');
  });

  await test.step('publishing', async () => {
    const publish = async () => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    };
    const id =
      await page.evaluate<string>(`fetch('/api/flow/get/Prices', { headers: { authorization: 'Bearer ' + localStorage.token } })
      .then((answer) => answer.json()).then(({ data }) => data.id)`);
    gateway.dropPath(`/api/flow/${id}/publish`);
    await publish();
    await says('Error publishing flow: Connection failed. Please check your internet connection.');
    gateway.restore();
    await publish();
    await says('Flow published successfully!');
  });
});
