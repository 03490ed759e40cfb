import type { Locator, Page } from '@playwright/test';

export class DashboardPage {
  readonly page: Page;
  readonly notifications: Locator;

  constructor(page: Page) {
    this.page = page;
    this.notifications = page.getByRole('list', { name: 'Notifications', exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/dashboard');
  }

  instagramStatus(): Locator {
    return this.page.getByRole('banner').getByText(/^(Checking|Connected|Not Connected)/);
  }

  connection(): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText('Live', { exact: true });
  }

  notification(kind: string, text: string): Locator {
    return this.notifications.getByRole('listitem').filter({ hasText: kind }).filter({ hasText: text });
  }

  async goTo(name: 'Home' | 'Inbox' | 'Comments' | 'Publish' | 'Flows' | 'Webhooks' | 'Analytics'): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  }

  async createFlow(): Promise<void> {
    await this.goTo('Flows');
    await this.page.getByRole('link', { name: 'Create new flow' }).first().click();
  }
}
