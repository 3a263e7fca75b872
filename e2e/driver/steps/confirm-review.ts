import { labelOfButton, renderCopy, reportForm } from '@handrail/engine';
import { expect } from '@playwright/test';
import type { Desk } from '../fields/field-at.ts';
import type { Walk } from './walk-application.ts';

/** Looks through the answers, section by section, and confirms them. */
export async function confirmReview({ page, hand, form, copyValues }: Desk, walk: Walk): Promise<void> {
  for (const { name } of reportForm(form).sections) {
    await expect(page.getByRole('region', { name: renderCopy(name, copyValues), exact: true })).toBeVisible();
  }
  await expect(page.getByText('Section incomplete')).toHaveCount(0);
  await walk.glance('review');
  await hand.press(page.getByRole('button', { name: labelOfButton(form, { kind: 'review' }), exact: true }));
}
