import { isOpen } from '@handrail/engine/cases';
import { Button } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useStaffMember } from '../../../shared/context/console-context.tsx';
import { useCommands } from '../../../shared/keyboard/live-commands.ts';
import { may } from '../../../shared/session/may.ts';
import type { CaseView } from '../use-case.ts';
import { RequestDialog } from './request-dialog.tsx';

/** Asks the applicant for one more document; not there where nobody could answer. */
export function RequestButton({ found }: { readonly found: CaseView }) {
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const isAllowed = may(useStaffMember(), 'workCases');
  const wasSubmitted = found.applications.some(({ submittedAt }) => submittedAt !== null);
  const canAsk = isAllowed && isOpen(found.status) && wasSubmitted;
  const text = i18n._({ id: 'console.requests.ask', message: 'Request a document' });
  useCommands(canAsk ? [{ id: 'requestDocument', label: text }] : [], () => {
    setAsking(true);
  });
  if (!canAsk) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          setAsking(true);
        }}
      >
        {text}
      </Button>
      <RequestDialog
        found={found}
        isOpen={isAsking}
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
