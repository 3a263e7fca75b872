import { Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { lazy, Suspense, useState } from 'react';

// Nobody needs the form before they press the button.
const IssuePanel = lazy(async () => ({ default: (await import('./issue-panel.tsx')).IssuePanel }));

export interface IssuedCase {
  readonly id: string;
  readonly displayId: string;
}

interface IssueFundsButtonProps {
  readonly about: IssuedCase;
  /** The case and its money have changed. */
  readonly onIssued: () => void;
}

/** Opens the form that gives money to an approved case. */
export function IssueFundsButton({ about, onIssued }: IssueFundsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Trans id="console.issue.open" message="Issue funds" />
      </Button>
      {isOpen && (
        <Suspense>
          <IssuePanel
            about={about}
            onIssued={onIssued}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
