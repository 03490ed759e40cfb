import type { Locator, Page } from '@playwright/test';

export class AnalyticsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  figure(name: string): Locator {
    return this.page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
  }
}
