import type { APIRequestContext, Page } from '@playwright/test';
import { bayviewCollegeFund } from '../../server/src/demo/partners/bayview-college-fund.ts';
import { getAnsweredProgram } from '../../server/src/testing/list-answered-programs.ts';
import { applyToProgram } from '../driver/apply-to-program.ts';
import { getDemoProgram } from '../driver/get-demo-program.ts';
import { createPointerHand } from '../driver/hands/pointer-hand.ts';
import { inventEmail } from './journey.ts';
import { signIn } from './sign-in.ts';

/** A new student of Bayview applies for emergency aid with few answers, and gives the id of their case. */
export async function applyForAid(
  page: Page,
  request: APIRequestContext,
  { applicantName, hasTouch }: { readonly applicantName: string; readonly hasTouch: boolean },
): Promise<string> {
  const { definition, sets } = await getAnsweredProgram('emergency-aid');
  const { partner, programName, copyValues } = getDemoProgram(definition.key, bayviewCollegeFund);
  const applicantEmail = inventEmail();
  const hand = createPointerHand({ hasTouch });
  await signIn(page, request, partner, applicantEmail, applicantName);
  await applyToProgram({
    ...{ page, hand, definition, programName },
    from: { kind: 'question', key: 'documents' },
    answers: sets[1]?.answers ?? {},
    copyValues: { ...copyValues, applicantName, applicantEmail },
    glance: () => Promise.resolve(),
  });
  await hand.press(page.getByRole('link', { name: 'View Application Status' }));
  await page.waitForURL(/\/case\/[\w-]+\/details/);
  return /\/case\/([\w-]+)\//.exec(page.url())?.[1] ?? '';
}
