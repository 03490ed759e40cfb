import { expect, type Locator, type Page } from '@playwright/test';

type Kind = 'Message Node' | 'Condition Node' | 'Action Node';
interface Place {
  x: number;
  y: number;
}

const BAR_PX = 45;

export class FlowBuilderPage {
  readonly page: Page;
  readonly canvas: Locator;

  constructor(page: Page) {
    this.page = page;
    this.canvas = page.getByRole('region', { name: 'Flow canvas' });
  }

  async drop(kind: Kind, place: Place): Promise<Locator> {
    const nodes = this.canvas.locator('.react-flow__node');
    const count = await nodes.count();
    await this.page
      .getByRole('complementary', { name: 'Node Types' })
      .getByRole('button', { name: kind })
      .dragTo(this.canvas, {
        targetPosition: { x: place.x, y: place.y + BAR_PX },
      });
    await expect(nodes).toHaveCount(count + 1);
    const id = await nodes.last().getAttribute('data-id');
    return this.canvas.locator(`.react-flow__node[data-id="${id}"]`);
  }

  async write(node: Locator, field: 'Message text' | 'Keyword', text: string): Promise<void> {
    await node.getByText(/Send Message|Check Condition/).dblclick();
    const editor = node.getByRole('textbox', { name: field });
    await editor.fill(text);
    await editor.press('Enter');
    await expect(node).toContainText(text);
  }

  async connect(from: Locator, output: RegExp, to: Locator): Promise<void> {
    const edges = this.canvas.locator('.react-flow__edge');
    const count = await edges.count();
    const start = await middleOf(from.getByRole('button', { name: output }));
    const end = await middleOf(to.getByRole('button', { name: /^Input of/ }));
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 5 });
    await this.page.mouse.move(end.x, end.y, { steps: 5 });
    await this.page.mouse.up();
    await expect(edges).toHaveCount(count + 1);
  }

  async save(name: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Flow name' }).fill(name);
    await this.page.getByRole('button', { name: 'Save Flow' }).click();
    await expect(this.page.getByText('Flow saved successfully!')).toBeVisible();
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(this.page.getByText('Flow published successfully!')).toBeVisible();
  }
}

async function middleOf(locator: Locator): Promise<Place> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
