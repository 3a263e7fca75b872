import { type BrandTokens, themeFor } from '@handrail/engine/brand';
import { defineWords, type Locale } from '@handrail/engine';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import type { Partner } from '../partners/index.ts';
import { logoPlace } from './mail-logo.ts';

export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, shown as a button below the paragraphs. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print, such as how long a link works. */
  readonly notes?: readonly string[];
}

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

type Branding = Pick<Partner, 'name' | 'email' | 'phone' | 'whitelabeling'>;

/** Lays a mail out in the partner's name, as HTML and as plain text that says the same. */
export function writeMail(locale: Locale, partner: Branding, content: MailContent): WrittenMail {
  if (content.action) assertWebAddress(content.action.url);
  const subject = toOneLine(content.subject);
  const platformName = toOneLine(partner.whitelabeling.platformName ?? partner.name);
  const contact = mailWords(locale).questions(partner.email, partner.phone ?? '');
  return {
    subject,
    text: toText(partner, content, contact),
    html: toHtml(locale, partner, { ...content, subject }, platformName, contact),
  };
}

const mailWords = defineWords('mails', {
  questions: (email: string, phone: string) =>
    `Questions? Email ${email}${phone === '' ? '' : ` or call ${phone}`}.`,
});

function toText(partner: Branding, { paragraphs, action, notes = [] }: MailContent, contact: string): string {
  const blocks = [
    ...paragraphs,
    action && `${action.label}:\n${action.url}`,
    ...notes,
    contact,
    partner.name,
  ];
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;
}

function toHtml(
  locale: Locale,
  partner: Branding,
  content: MailContent,
  platformName: string,
  contact: string,
): string {
  const { subject, paragraphs, action, notes = [] } = content;
  const said = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`);
  const colors = themeFor(partner.whitelabeling.brandColor).light;
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f5f2;color:#1f2328;font:17px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:32rem;margin:0 auto;background:#ffffff;border-top:6px solid ${colors.brand}">
<main style="padding:24px">
${logoPlace}<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(platformName)}</h1>
${[...said, action && toButton(action, colors)].filter(Boolean).join('\n')}
${notes.map((note) => `<p style="font-size:15px;color:#4a5059">${escapeHtml(note)}</p>`).join('\n')}
<p style="font-size:15px;color:#4a5059;border-top:1px solid #d9d9d4;padding-top:16px">${escapeHtml(contact)}<br>${escapeHtml(partner.name)}</p>
</main>
</div>
</body>
</html>
`;
}

function toButton({ label, url }: NonNullable<MailContent['action']>, colors: BrandTokens): string {
  const style = `display:inline-block;padding:12px 20px;border-radius:8px;background:${colors.action};color:${colors.onAction};text-decoration:none;font-weight:600`;
  return `<p><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function assertWebAddress(url: string): void {
  if (!/^https?:\/\//i.test(url)) throw new Error('A mail links to web addresses only.');
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
