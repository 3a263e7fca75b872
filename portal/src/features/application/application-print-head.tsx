import { PrintHead } from '../../shared/print/print-head.tsx';
import { useApplication } from './application-context.tsx';

/** The head of a printed page of an application. */
export function ApplicationPrintHead() {
  const { program, view } = useApplication();
  const { displayId, party, submittedAt } = view.application;
  return (
    <PrintHead program={program} party={party} applicationNumber={displayId} submittedAt={submittedAt} />
  );
}
