import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog that greets a person whom the partner does not know yet. */
export function profileDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Tell us who you are' });
}

/** Says who one is and agrees to the terms, as a new person does once. */
export async function confirmProfile(
  page: Page,
  name = 'Robin Vale',
  role = 'I am applying for myself.',
): Promise<void> {
  const dialog = profileDialog(page);
  await dialog.getByLabel('Full Name').fill(name);
  await dialog.getByLabel(role).check();
  await dialog.getByLabel(/^I agree to the/).check();
  await dialog.getByRole('button', { name: 'Save And Continue' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}
