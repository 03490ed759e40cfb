import type { Page } from '@playwright/test';
import type { Person } from './Person.ts';

export class SignUpPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/signup');
  }

  async signUp({ username, email, password }: Person): Promise<void> {
    await this.page.getByLabel('Username', { exact: true }).fill(username);
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByLabel('Confirm password').fill(password);
    await this.page.getByRole('button', { name: 'Create Account' }).click();
    await this.page.waitForURL('/dashboard');
  }
}
