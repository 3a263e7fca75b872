import { isUuid } from '@handrail/engine/uuid';
import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useParams, type LoaderFunction } from 'react-router';
import { queryClientOf } from '../../shared/api/query-client.ts';
import { usePortal, type PortalSession } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { HomeLink, homePath } from '../../shared/layout/home-link.tsx';
import { MessagePage } from '../../shared/layout/message-page.tsx';
import { programsQuery } from '../../shared/programs/list-programs.ts';
import { PaymentDetails } from './payment-details.tsx';
import { needsPayeeDetails, paidCaseQuery, payeeDetailsQuery } from './payment-query.ts';

/** One award and its payments: /case/:caseId/fulfillment/:fulfillmentId/details */
export function createPaymentPage(session: PortalSession) {
  const client = queryClientOf(session);
  const loader: LoaderFunction = async ({ params }) => {
    const id = params.caseId ?? '';
    const found = isUuid(id) ? await client.query(paidCaseQuery(session, id)) : null;
    const programs = await client.query(programsQuery(session));
    const program = programs.find((each) => each.id === found?.programId);
    // A case or program that is not there leads home, a missing award says so (P226, P747, P748).
    if (!program) return redirect(homePath);
    if (needsPayeeDetails(program.features)) await client.query(payeeDetailsQuery(session));
    return null;
  };
  return { loader, Component: PaymentPage };
}

function PaymentPage() {
  const session = usePortal();
  const { caseId = '', fulfillmentId = '' } = useParams();
  const { data: found } = useSuspenseQuery(paidCaseQuery(session, caseId));
  const { data: programs } = useSuspenseQuery(programsQuery(session));
  const program = programs.find(({ id }) => id === found?.programId);
  const award = found?.fulfillments.find(({ id }) => id === fulfillmentId);
  if (!found || !program || !award) return <Missing />;
  return <PaymentDetails found={found} program={program} award={award} />;
}

function Missing() {
  const say = useText();
  return (
    <MessagePage title={say('payment.missing', 'Something went wrong')}>
      <p>{say('payment.missing.text', 'We could not find this payment.')}</p>
      <HomeLink />
    </MessagePage>
  );
}
