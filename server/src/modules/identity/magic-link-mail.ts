import type { Partner } from '../partners/index.ts';

interface MagicLinkMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mail that carries a sign-in link, in the partner's name. */
export function writeMagicLinkMail(
  partner: Partner,
  { url, expiresAt, timeZone }: { readonly url: string; readonly expiresAt: Date; readonly timeZone: string },
): MagicLinkMail {
  const platformName = toOneLine(partner.whitelabeling.platformName ?? partner.name);
  const until = formatTime(expiresAt, timeZone);
  const validity = `The link works once, until ${until}.`;
  const ignore = 'If you did not ask for this email, you can ignore it. Nobody can sign in without the link.';
  const contact = partner.phone
    ? `Questions? Write to ${partner.email} or call ${partner.phone}.`
    : `Questions? Write to ${partner.email}.`;

  return {
    subject: `Sign in to ${platformName}`,
    text: [
      'Hello,',
      `Use this link to sign in to ${platformName}:`,
      url,
      validity,
      ignore,
      contact,
      partner.name,
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Sign in to ${escapeHtml(platformName)}</title></head>
<body style="margin:0;background:#f6f5f2;color:#1f2328;font:17px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:32rem;margin:0 auto;background:#ffffff;border-top:6px solid ${brandColorOf(partner)}">
<div style="padding:24px">
<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(platformName)}</h1>
<p>Hello,</p>
<p>Use this button to sign in.</p>
<p><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#14213d;color:#ffffff;text-decoration:none;font-weight:600">Sign in</a></p>
<p>${escapeHtml(validity)}</p>
<p>${escapeHtml(ignore)}</p>
<p>${escapeHtml(contact)}</p>
<p>${escapeHtml(partner.name)}</p>
</div>
</div>
</body>
</html>
`,
  };
}

function brandColorOf({ whitelabeling }: Partner): string {
  return whitelabeling.brandColor ?? '#14213d';
}

function formatTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
