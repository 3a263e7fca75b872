import { describe, expect, it } from 'vitest';
import { claimAddress, claimAnswers } from '../../testing/demo-claim.ts';
import { renderPortal } from '../../testing/render-portal.ts';

async function listPlaces(offer: object) {
  const { html } = await renderPortal(`${claimAddress}/payment-method`, claimAnswers({ offer }).api);
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...(page.querySelector('nav[aria-label=Toolbar]')?.children ?? [])].map((each) => each.textContent);
}

describe('the pages of a claim on the server', () => {
  it('come with every place of the toolbar, so that nothing moves later [P118]', async () => {
    expect(await listPlaces({})).toEqual(['Home', 'My Profile', 'Progress', 'Log Out']);
    expect(await listPlaces({ isInProgress: true })).toEqual(['Home', 'My Profile', 'Log Out']);
  });
});
