import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCase, caseAnswers, caseId } from '../../testing/demo-case.ts';
import { buildPartner } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

const address = `/bayview/case/${caseId}/details`;

async function listLinks(enabled: boolean) {
  const partner = buildPartner({ flags: [{ key: 'case-workflow-improvements', enabled }] });
  openPortal(address, {
    ...caseAnswers(buildCase(), { features: ['applicant-comments'] }),
    GetDraftKey: { currentUser: { id: 'user-1', draftKey: btoa('x'.repeat(32)) } },
    GetPartner: { partners: { nodes: [partner] } },
  });
  await screen.findByRole('heading', { level: 1, name: /Case Details$/ });
  const block = screen.queryByRole('region', { name: 'What You Can Do' });
  const links = block ? within(block).getAllByRole('link') : [];
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('what someone can do on the page of their case', () => {
  it('is listed with the flag on [P201] [P203]', async () => {
    expect(await listLinks(true)).toEqual([
      ['Write to your case worker', '#activity-section'],
      ['See your documents and add more', `/bayview/case/${caseId}/documents`],
      ['Withdraw, if you no longer need this', '#withdraw'],
    ]);
  });

  it('is not with the flag off [P201]', async () => {
    expect(await listLinks(false)).toEqual([]);
  });
});
