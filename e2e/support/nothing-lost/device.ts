import { expect, type Browser } from '@playwright/test';
import { named } from '../../driver/accessible-name.ts';
import { askForLink } from '../sign-in.ts';
import type { TypedAnswers } from './typed-answers.ts';

export interface Person {
  readonly partner: string;
  readonly email: string;
  /** The page of the application that is filled in. */
  readonly address: string;
  readonly labels: readonly string[];
  /** The links of mails that were used to sign in; each works once. */
  readonly usedLinks: Set<string>;
}

/** A browser of its own, on which a person has the application open. */
export type Device = Awaited<ReturnType<typeof openDevice>>;

export async function openDevice(
  browser: Browser,
  origin: string,
  name: string,
  person: Person,
  typed: TypedAnswers,
) {
  const context = await browser.newContext({ baseURL: origin });
  context.setDefaultTimeout(30_000);
  let page = await context.newPage();

  const fieldOf = (label: string) => page.getByRole('textbox', { name: named(label) });
  const firstField = () => fieldOf(person.labels[0] ?? '');
  const isOpen = () => !page.isClosed() && page.url().endsWith(person.address);

  /** Opens the form, and signs in first where the session is over. */
  async function open(): Promise<void> {
    if (page.isClosed()) page = await context.newPage();
    // A page that just finds its session over is on its way to the sign-in page by itself.
    await page.goto(person.address).catch(() => undefined);
    const signInPage = page.getByRole('heading', { name: 'Applicant sign in' });
    await expect(firstField().or(signInPage)).toBeVisible();
    if (!(await signInPage.isVisible())) return;
    const { partner, email, usedLinks } = person;
    const link = await askForLink(page, context.request, partner, email, usedLinks);
    usedLinks.add(link);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: /^Welcome, / }).or(firstField())).toBeVisible();
    await page.goto(person.address);
    await expect(firstField()).toBeVisible();
  }

  return {
    name,
    context,
    currentPage: () => page,
    open,
    type: async (label: string, text: string) => {
      const field = fieldOf(label);
      // Someone whose session has ended, or ends just now, has no form before them.
      if (!isOpen() || !(await field.isVisible())) return;
      const seenBefore = await field.inputValue().catch(() => undefined);
      const isTyped = await field.fill(text, { timeout: 3000 }).then(
        () => true,
        () => false,
      );
      if (isTyped && seenBefore !== undefined) typed.note(name, label, text, seenBefore);
    },
    /** Looks whether the page says that everything is saved. */
    notice: async () => {
      if (isOpen() && (await page.getByText('Saved', { exact: true }).isVisible())) typed.acknowledge(name);
    },
    closeTab: () => page.close(),
    expireSession: () => context.clearCookies(),
    /** Waits until the server has everything, and gives all that can be read on the page then. */
    settle: async (): Promise<string> => {
      if (!isOpen() || !(await firstField().isVisible())) await open();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 60_000 });
      const typedIn = await Promise.all(person.labels.map((label) => fieldOf(label).inputValue()));
      return [...typedIn, await page.getByRole('main').innerText()].join('\n');
    },
    close: () => context.close(),
  };
}
