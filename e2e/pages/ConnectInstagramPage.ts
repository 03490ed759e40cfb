import type { Page } from '@playwright/test';

export class ConnectInstagramPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async connect(): Promise<void> {
    await this.page.getByRole('button', { name: 'Connect Instagram' }).click();
    await this.page.waitForURL(/\/oauth\/authorize/);
  }

  async allowFirstAccount(): Promise<string> {
    const account = this.page
      .locator('label')
      .filter({ has: this.page.getByRole('radio') })
      .first();
    await account.click();
    const username = await account.locator('strong').textContent();
    if (!username) throw new Error('The authorisation page shows an account without a name.');
    await this.page.getByRole('button', { name: 'Allow' }).click();
    return username;
  }
}
