import { escapeHtml } from '../../platform/http/escape-html.ts';
import type { Partner } from '../partners/index.ts';

type Branded = Pick<Partner, 'externalId' | 'name' | 'whitelabeling'>;

/** Where a mail shows the logo. People's words are escaped, so none of them can read like this. */
export const logoPlace = '<!-- logo -->';

/** Puts the partner's logo into a mail that is about to leave; without a logo that mails can show, the name stands alone. */
export function placeLogo(html: string, partner: Branded, publicUrl: string): string {
  const address = findLogoAddress(partner, publicUrl);
  return html.replace(logoPlace, () => (address ? toPicture(address, partner.name) : ''));
}

/** Our own address of a logo as a picture that mail programs show. */
export function toLogoPath(externalId: string): string {
  return `/assets/logos/${externalId}.png`;
}

function findLogoAddress({ externalId, whitelabeling: { logo } }: Branded, publicUrl: string): string | null {
  if (!logo) return null;
  if (logo.startsWith('/')) return publicUrl + toLogoPath(externalId);
  // Mail programs show these kinds and no others; we fetch nothing from another host in order to convert it.
  return /\.(png|jpe?g|gif)$/i.test(new URL(logo).pathname) ? logo : null;
}

/** The white behind the picture keeps dark words in a logo readable where a mail program turns the mail dark. */
function toPicture(address: string, name: string): string {
  const style =
    'display:block;margin:0 0 16px -8px;width:240px;max-width:100%;height:auto;border:0;border-radius:8px;background:#ffffff;color:#1f2328';
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(name)}" width="240" style="${style}">`;
}
