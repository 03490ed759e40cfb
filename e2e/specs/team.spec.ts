import { checkVariants } from '../fixtures/checkVariants.ts';
import { register, saveSession } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForMailedLink } from '../fixtures/waitForMailedLink.ts';

test('two people share a workspace, from the invitation to the removal', { tag: '@long' }, async ({
  page,
  browser,
  product,
  person,
}) => {
  await saveSession(page, await register(page, person));
  await page.goto('/settings#workspace');
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await page.getByLabel('Workspace name').fill('Studio Aurora');
  await page.getByRole('button', { name: 'Create workspace' }).last().click();
  await expect(page.getByText('Workspace Studio Aurora created')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Studio Aurora');

  const guest = { username: `guest-${person.username}`, email: `guest-${person.email}`, password: person.password };
  await page.getByRole('button', { name: 'Invite member' }).click();
  await page.getByRole('form').or(page.locator('form')).getByLabel('Email').last().fill(guest.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${guest.email}`)).toBeVisible();
  await checkVariants(page, 'settings-members');

  const other = await (await browser.newContext({ baseURL: product.url })).newPage();
  await other.goto(
    await waitForMailedLink(page.request, {
      product,
      to: guest.email,
      subject: 'invites you to Studio Aurora',
      page: '/invitation',
    }),
  );
  await expect(other.getByRole('heading', { name: 'Join Studio Aurora' })).toBeVisible();
  await expect(other).toHaveURL('/invitation');
  await checkVariants(other, 'invitation');
  await other.getByRole('link', { name: 'Create account' }).click();
  await expect(other.getByLabel('Email')).toHaveValue(guest.email);
  await other.getByLabel('Username', { exact: true }).fill(guest.username);
  await other.getByLabel('Password', { exact: true }).fill(guest.password);
  await other.getByLabel('Confirm password').fill(guest.password);
  await other.getByRole('button', { name: 'Create Account' }).click();
  await expect(other).toHaveURL('/dashboard');
  await expect(other.getByText('You joined Studio Aurora')).toBeVisible();
  await other.getByRole('button', { name: /^User menu/ }).click();
  await expect(other.getByRole('menuitemradio', { name: /Studio Aurora/ })).toBeChecked();
  await checkVariants(other, 'workspace-menu', undefined, '[role="menu"]');
  await other.keyboard.press('Escape');

  await expect(other.locator('#first-steps')).toBeVisible();
  await other.goto('/flow-builder');
  await expect(other.getByText('You have view access.')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await checkVariants(other, 'flow-builder-agent');

  await page.getByRole('button', { name: `Remove ${guest.username}` }).click();
  await page.getByRole('button', { name: 'Remove member' }).click();
  await expect(page.getByText(`${guest.username} removed`)).toBeVisible();
  await expect(other.getByText('You no longer have access to Studio Aurora.')).toBeVisible();
  await expect(other.getByText('You have view access.')).toHaveCount(0);
});
