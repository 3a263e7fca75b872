import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  AcceptFormChangeDocument,
  GetFormChangeDocument,
  type GetFormChangeQuery,
} from '../../../gql/operations.ts';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useApplication } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';

/** What the new version of the form means for this draft. */
export type FormChange = NonNullable<NonNullable<GetFormChangeQuery['application']>['formChange']>;

type Failure = 'failed' | 'changed';

interface UseFormChange {
  /** Present once the person asked what changes. */
  readonly change: FormChange | undefined;
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
  readonly look: () => void;
  readonly accept: () => void;
}

/** Shows what a new version of the form changes, and moves the draft to it once the person says so. */
export function useFormChange(): UseFormChange {
  const { request } = usePortal();
  const navigate = useNavigate();
  const { id, saves, reopen } = useApplication();
  const [change, setChange] = useState<FormChange>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  /** Everything that was typed counts, so the server must have it first. */
  async function look(): Promise<Failure | undefined> {
    if (!(await saves.settle())) return 'failed';
    const { application } = await request(GetFormChangeDocument, { id });
    if (!application?.formChange) return 'failed';
    setChange(application.formChange);
    return undefined;
  }

  async function accept({ toVersion, revision }: FormChange): Promise<Failure | undefined> {
    if (!(await saves.settle())) return 'failed';
    const { acceptFormChange } = await request(AcceptFormChangeDocument, {
      input: { id, toVersion, seenRevision: revision },
    });
    if (acceptFormChange.application) {
      await navigate(applicationPath(id));
      reopen();
      return undefined;
    }
    if (acceptFormChange.metadata.errors[0] !== 'DRAFT_CHANGED') return 'failed';
    return (await look()) ?? 'changed';
  }

  function run(act: () => Promise<Failure | undefined>): void {
    setBusy(true);
    setFailure(undefined);
    void act()
      .catch((): Failure => 'failed')
      .then(setFailure)
      .finally(() => {
        setBusy(false);
      });
  }

  return {
    change,
    isBusy,
    failure,
    look: () => {
      run(look);
    },
    accept: () => {
      if (change) run(() => accept(change));
    },
  };
}
