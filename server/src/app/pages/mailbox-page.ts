import { firstLocale, formatMoment } from '@handrail/engine';
import { escapeHtml } from '../../platform/http/escape-html.ts';

export interface MailboxEntry {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  /** When it was sent, as an ISO instant. */
  readonly at: string;
}

/** Where a mail is shown on its own: a frame with the mail inside it would have the policy of its page. */
export function toMailPath(mailId: string): string {
  return `/dev/mailbox/${mailId}`;
}

/** Each mail as people get it, its links, and what it says without HTML. */
export function mailboxBody(mails: readonly MailboxEntry[]): string {
  const list = mails.length > 0 ? mails.map(toArticle).join('\n') : '<p>No mail has been sent yet.</p>';
  return `<h1>Development mailbox</h1>\n${list}`;
}

function toArticle({ id, to, subject, text, links, at }: MailboxEntry): string {
  const items = links.filter(isWebAddress).map((link) => {
    const address = escapeHtml(link);
    return `<li><a href="${address}">${address}</a></li>`;
  });
  const address = escapeHtml(toMailPath(encodeURIComponent(id)));
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${escapeHtml(at)}">${escapeHtml(formatMoment(firstLocale, at, 'UTC'))}</time></p>
${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}
<div class="mail">
<iframe src="${address}" title="${escapeHtml(subject)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<div><h3>Plain text</h3><pre>${escapeHtml(text)}</pre></div>
</div>
</article>`;
}

function isWebAddress(link: string): boolean {
  return URL.canParse(link) && ['http:', 'https:'].includes(new URL(link).protocol);
}

export const mailboxStyle = `
main { max-width: 70rem; }
ul { padding-left: 1.25rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 0; }
.mail { display: grid; gap: 1.5rem; }
.mail pre { margin: .5rem 0 0; font-size: .9375rem; }
iframe { box-sizing: border-box; width: 100%; height: 34rem; border: 1px solid #d5dae1; }
@media (min-width: 62rem) { .mail { grid-template-columns: 38rem minmax(0, 1fr); } }
`;
