import type { Locator, Page } from '@playwright/test';

export class WebhookManagementPage {
  readonly page: Page;
  readonly events: Locator;

  constructor(page: Page) {
    this.page = page;
    this.events = page.getByRole('region', { name: 'Table of stored events' });
  }

  event(type: string, text: string): Locator {
    return this.events.getByRole('row').filter({ hasText: type }).filter({ hasText: text });
  }

  /** What stands here while the remote cannot be loaded. */
  failurePanel(): Locator {
    return this.page.getByRole('heading', { name: 'Webhook management is not available right now' });
  }

  async tryAgain(): Promise<void> {
    await this.page.getByRole('button', { name: 'Try again' }).click();
  }
}
