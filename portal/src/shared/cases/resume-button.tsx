import { Button, useSnackbar, VisuallyHidden, type ButtonLook } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../context/use-text.ts';
import { useCaseAction } from './use-case-action.ts';

interface ResumeButtonProps extends ButtonLook {
  readonly caseId: string;
  readonly applicationId: string;
  /** What the button says, where the program has its own words for it. */
  readonly label?: string | undefined;
  /** Which application it is, where a page lists several. */
  readonly about?: ReactNode;
  readonly className?: string | undefined;
}

/** Takes up a withdrawn application that was never submitted, and leads into its form. */
export function ResumeButton({ caseId, applicationId, label, about, ...look }: ResumeButtonProps) {
  const say = useText();
  const navigate = useNavigate();
  const showNotice = useSnackbar();
  const resume = useCaseAction({ caseId, action: 'resumeApplication', seen: 'Withdrawn' });

  function handleClick() {
    resume.mutate(undefined, {
      onSuccess: (refusal) => {
        if (refusal === undefined) void navigate(`/application/${applicationId}/continue`);
        else showNotice({ tone: 'error', message: refusal });
      },
      onError: () => {
        showNotice({
          tone: 'error',
          message: say('case.resume.failed', 'We could not resume your application. Please try again.'),
        });
      },
    });
  }

  return (
    <Button variant="primary" {...look} busy={resume.isPending} onClick={handleClick}>
      {label ?? <Trans id="case.resume" message="Resume" />}
      {about && <VisuallyHidden>: {about}</VisuallyHidden>}
    </Button>
  );
}
