import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { plainPage } from '../../platform/http/plain-pages.ts';

export interface DemoEntrance {
  readonly externalId: string;
  readonly name: string;
}

/** The page at the root: links into the demo world, or help for people who took a wrong turn. */
export function addFrontPage(app: FastifyInstance, demo: readonly DemoEntrance[]): void {
  app.get('/', async (request, reply) => {
    const body = demo.length > 0 ? demoDoors(demo) : noDoor;
    const html = plainPage({ title: 'Welcome', nonce: request.cspNonce, body });
    return reply.type('text/html; charset=utf-8').send(html);
  });
}

const noDoor = `<h1>Welcome</h1>
<p>Please use the web address your organization gave you. The name of the organization comes after the first slash.</p>`;

function demoDoors(demo: readonly DemoEntrance[]): string {
  const rows = demo.map(({ externalId, name }) => {
    const label = escapeHtml(name);
    return `<tr><th scope="row">${label}</th>
<td><a href="/${externalId}" aria-label="Portal of ${label}">Portal</a></td>
<td><a href="/partner/${externalId}" aria-label="Console of ${label}">Console</a></td></tr>`;
  });
  return `<h1>The demo world</h1>
<p>Each organization has a portal for applicants and a console for its staff. Mails arrive in the
<a href="/dev/mailbox">development mailbox</a>, payments go to the
<a href="/dev/test-bank">test bank</a>, and every component is shown in the <a href="/dev/gallery">gallery</a>.</p>
<table>
<thead><tr><th scope="col">Organization</th><th scope="col">Applicants</th><th scope="col">Staff</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}
