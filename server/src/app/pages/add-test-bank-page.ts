import { isUuid } from '@handrail/engine/uuid';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainPage } from '../../platform/http/plain-pages.ts';
import { acceptForms } from '../sso/accept-forms.ts';
import { testBankBody, testBankStyle, type BankPartner, type TestBankOperator } from './test-bank-page.ts';

export interface TestBankPage {
  readonly bank: TestBankOperator;
  readonly listPartners: () => Promise<readonly BankPartner[]>;
  readonly publicUrl: string;
}

/** Where developers settle, return, delay or lose payments of the test bank by hand. */
export async function addTestBankPage(app: FastifyInstance, page: TestBankPage): Promise<void> {
  const { bank, listPartners, publicUrl } = page;
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.get('/dev/test-bank', async (request, reply) => {
      const partners = await listPartners();
      const lists = await Promise.all(
        partners.map(async (partner) => ({ ...partner, payments: await bank.list(partner.id) })),
      );
      const html = plainPage({
        title: 'Test bank',
        nonce: request.cspNonce,
        style: testBankStyle,
        body: testBankBody(lists.filter(({ payments }) => payments.length > 0)),
      });
      return reply.type('text/html; charset=utf-8').send(html);
    });

    scope.post<{ Params: Place }>('/dev/test-bank/:partnerId/:key', async (request, reply) => {
      const { partnerId, key } = request.params;
      const action = readAction(request, bank.actions);
      if (!isOwnPage(request, publicUrl) || !isUuid(partnerId) || !isUuid(key) || action === undefined)
        return reply.code(400).send({ error: 'Bad Request' });
      const said = await bank.act({ partnerId, key }, action);
      // The bank reports the way any provider does, so that the whole way is tried out.
      if (said)
        await app.inject({
          method: 'POST',
          url: `/webhooks/payouts/${said.provider}`,
          headers: { ...said.report.headers, 'content-type': 'application/json', host: request.headers.host },
          payload: said.report.body,
        });
      return reply.redirect('/dev/test-bank', 303);
    });
    done();
  });
}

interface Place {
  readonly partnerId: string;
  readonly key: string;
}

function readAction<Action extends string>(
  { body }: FastifyRequest,
  actions: readonly Action[],
): Action | undefined {
  const asked = body instanceof URLSearchParams ? body.get('action') : null;
  return actions.find((action) => action === asked);
}

/** Another site must not work the bank through the browser of a developer. */
function isOwnPage({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { origin, host = '' } = headers;
  return origin === publicUrl || (URL.canParse(origin ?? '') && new URL(origin ?? '').host === host);
}
