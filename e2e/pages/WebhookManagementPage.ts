import type { Locator, Page } from '@playwright/test';
import { choose } from './choose.ts';

export class WebhookManagementPage {
  readonly page: Page;
  readonly events: Locator;

  constructor(page: Page) {
    this.page = page;
    this.events = page.getByRole('table', { name: 'Stored events table' });
  }

  async open(tab: string, view: string): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Webhook management sections' }).getByRole('link', { name: tab }).click();
    await choose(this.page.getByRole('radio', { name: view, exact: true }));
  }

  event(type: string, text: string): Locator {
    return this.events.getByRole('row').filter({ hasText: type }).filter({ hasText: text });
  }

  failurePanel(): Locator {
    return this.page.getByRole('heading', { name: 'Webhook management is not available right now' });
  }

  async tryAgain(): Promise<void> {
    await this.page.getByRole('button', { name: 'Try again' }).click();
  }
}
