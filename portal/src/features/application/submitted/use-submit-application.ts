import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { SubmitApplicationDocument } from '../../../gql/operations.ts';
import { useProfileRefusal } from '../../../shared/person/use-profile-refusal.ts';
import { useApplication } from '../application-context.tsx';
import { applicationPath, applicationQuery } from '../application-query.ts';

interface SubmitApplication {
  readonly submit: () => void;
  readonly isBusy: boolean;
  /** Present after a try that failed; what the server said about it, line by line. */
  readonly failure: readonly string[] | undefined;
}

/** Submits an application, once the server has all of its answers, and shows what happens next (P741). */
export function useSubmitApplication(): SubmitApplication {
  const session = usePortal();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isProfileRefusal = useProfileRefusal();
  const { id, saves, view } = useApplication();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<readonly string[]>();

  async function send(): Promise<void> {
    if (!(await saves.settle())) {
      setFailure([]);
      return;
    }
    const { submitApplication } = await session.request(SubmitApplicationDocument, { input: { id } });
    const { application, metadata } = submitApplication;
    if (await isProfileRefusal(metadata.errors)) return;
    if (!application) {
      setFailure(metadata.errors.slice(1));
      return;
    }
    await navigate(applicationPath(id, 'submit/confirmation'), {
      replace: true,
      state: { isSubmitted: true, isAgain: view.resubmission !== null },
    });
    const { queryKey } = applicationQuery(session, id);
    client.setQueryData(
      queryKey,
      (view) => view && { ...view, application: { ...view.application, ...application } },
    );
    await client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  }

  return {
    isBusy,
    failure,
    submit: () => {
      setBusy(true);
      setFailure(undefined);
      send()
        .catch(() => {
          setFailure([]);
        })
        .finally(() => {
          setBusy(false);
        });
    },
  };
}
