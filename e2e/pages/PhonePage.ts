import type { Locator, Page } from '@playwright/test';

export class PhonePage {
  readonly page: Page;
  readonly messages: Locator;

  constructor(page: Page) {
    this.page = page;
    this.messages = page.getByRole('log');
  }

  async open(sandboxUrl: string): Promise<void> {
    await this.page.goto(`${sandboxUrl}/phone`);
  }

  async beFollower(username: string, account: string): Promise<void> {
    await this.page.getByLabel('Write to').selectOption({ label: account });
    await this.page.getByRole('button', { name: username, exact: true }).click();
  }

  async write(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Message' }).fill(text);
    await this.page.getByRole('button', { name: 'Send', exact: true }).click();
  }
}
