import { describe, expect, it } from 'vitest';
import { render } from './entry-server.tsx';
import { GetPartnerDocument } from './gql/operations.ts';
import { buildPartner, buildStaffMember } from './testing/build-session.ts';

describe('render', () => {
  it('sends a visitor to sign-in and remembers where they wanted to go', async () => {
    const { status, headers } = await renderAt('/partner/bayview-college-fund/cases?view=mine', {
      staff: false,
    });

    expect(status).toBe(302);
    expect(headers?.location).toBe(
      '/partner/bayview-college-fund/sign-in?redirect_url=%2Fpartner%2Fbayview-college-fund%2Fcases%3Fview%3Dmine',
    );
  });

  it('renders the queue in the brand of the partner, in both themes, without inline trouble', async () => {
    const { status, html } = await renderAt('/partner/bayview-college-fund/cases', { staff: true });

    expect(status).toBe(200);
    expect(html).toContain('<title>Cases - Bayview Fund</title>');
    expect(html).toContain('To review');
    expect(html).toContain(':root{--brand:#0b6461');
    expect(html).toContain(':root[data-theme="dark"]{--brand:#0b6461');
    expect(html).not.toMatch(/<[a-z]+[^>]* style=/);
    expect([...html.matchAll(/<(?:script|style)(?![^>]*(?:nonce="n-1"|application\/json))/g)]).toEqual([]);
  });

  it('sets the theme before anything is painted', async () => {
    const { html } = await renderAt('/partner/bayview-college-fund/cases', { staff: true });

    expect(html.indexOf('dataset.theme')).toBeGreaterThan(0);
    expect(html.indexOf('dataset.theme')).toBeLessThan(html.indexOf('<style'));
  });

  it('keeps an applicant, and staff of another partner, out of the console', async () => {
    for (const person of [{ admin: false }, { partnerId: 'partner-2' }]) {
      const { status } = await renderAt('/partner/bayview-college-fund/cases', { staff: true, ...person });
      expect(status).toBe(302);
    }
  });

  it('answers 404 for an unknown page and for an unknown partner', async () => {
    const page = await renderAt('/partner/bayview-college-fund/nothing', { staff: true });
    const partner = await renderAt('/partner/nobody/cases', { staff: false });

    expect([page.status, partner.status]).toEqual([404, 404]);
    expect(partner.html).toContain('No organization uses this address');
  });

  it('never lets a name end the data block', async () => {
    const { html } = await renderAt('/partner/bayview-college-fund/cases', {
      staff: true,
      name: '</script><b>x',
    });

    expect(html).not.toContain('</script><b>x');
  });
});

function renderAt(url: string, { staff, ...person }: { staff: boolean; [key: string]: unknown }) {
  const partner = buildPartner();
  const partnerExternalId = url.split('/')[2] ?? '';
  return render({
    url,
    partnerExternalId,
    nonce: 'n-1',
    readForm: () => Promise.reject(new Error('The console fetches forms itself')),
    assets: { scripts: ['/assets/console/entry.js'], preloads: [], styles: '' },
    execute: (hash) => {
      const nodes = partnerExternalId === partner.externalId ? [partner] : [];
      const currentUser = staff ? { ...buildStaffMember(), ...person } : null;
      return Promise.resolve({
        data: hash === GetPartnerDocument.hash ? { partners: { nodes } } : { currentUser },
      });
    },
  });
}
