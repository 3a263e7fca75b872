import type { Browser } from '@playwright/test';
import { getDemoProgram } from '../../../e2e/driver/get-demo-program.ts';
import { inventEmail } from '../../../e2e/support/journey.ts';
import { signIn } from '../../../e2e/support/sign-in.ts';
import { startApplication } from '../../../e2e/support/start-application.ts';
import type { SlowPage } from './open-slowly.ts';

const { partner, programName } = getDemoProgram('capital-readiness');

/** Begins an application as a new person; gives the address of one of its questions and who may open it. */
export async function openQuestion(browser: Browser, baseURL: string): Promise<SlowPage> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, context.request, partner, inventEmail());
  const id = await startApplication(page, programName);
  const storageState = await context.storageState();
  await context.close();
  return {
    url: `${baseURL}/${partner}/application/${id}/questions/socialMedia`,
    waitForReply: (slowPage) => slowPage.getByLabel('Instagram').waitFor({ state: 'detached' }),
    storageState,
  };
}
