import { useSnackbar } from '@handrail/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { CreateApplicationDocument } from '../../../gql/operations.ts';
import {
  type CarriedAnswers,
  findCarriedAnswers,
  forgetCarriedAnswers,
} from '../../../shared/eligibility/carried-answers.ts';
import { useProfileRefusal } from '../../../shared/person/use-profile-refusal.ts';
import { applicationPath } from '../application-query.ts';
import { mayStartIn, openProgramsQuery } from '../../../shared/programs/open-programs-query.ts';

/** Starts an application to a program and opens it; who may not is led to the portal (P738-P740). */
export function useStartApplication(programId: string) {
  const session = usePortal();
  const client = useQueryClient();
  const navigate = useNavigate();
  const showNotice = useSnackbar();
  const say = useText();
  const isProfileRefusal = useProfileRefusal();
  // A repeat after a dropped connection finds the application that the first try started.
  const [requestId] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function create(): Promise<void> {
    const access = await client.query({ ...openProgramsQuery(session), staleTime: 0 });
    if (!mayStartIn(access, programId)) return navigate('/application/portal');

    const { externalId } = session.partner;
    const carried = findCarriedAnswers(externalId, Date.now());
    const { createApplication } = await session.request(CreateApplicationDocument, {
      input: { programId, requestId, ...(carried && { eligibility: toInput(carried) }) },
    });
    const { application, metadata } = createApplication;
    if (application) {
      forgetCarriedAnswers(externalId);
      return navigate(applicationPath(application.id));
    }
    if (await isProfileRefusal(metadata.errors)) return;
    if (!metadata.errors.some(isReapplication)) {
      setFailed(true);
      return;
    }
    showNotice({
      message: say('application.not-eligible', 'You are not eligible to start a new application.'),
      tone: 'error',
    });
    return navigate('/application/portal');
  }

  return {
    isBusy,
    hasFailed,
    start: () => {
      setBusy(true);
      setFailed(false);
      create()
        .catch(() => {
          setFailed(true);
        })
        .finally(() => {
          setBusy(false);
        });
    },
  };
}

function toInput({ version, answers, checkedAt }: CarriedAnswers) {
  return { ...(version !== undefined && { version }), answers, checkedAt };
}

function isReapplication(error: string): boolean {
  return error === 'NOT_ELIGIBLE_TO_REAPPLY' || error.includes('Applicant is not eligible to reapply');
}
