import { useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { CreateW9TaxFormDocument } from '../../gql/operations.ts';
import { useStepUp } from '../../shared/session/use-step-up.ts';
import { taxFormsQuery } from './tax-forms-query.ts';
import { toPlain, type W9FormValues } from './w9-form-values.ts';

type Save = (values: W9FormValues, formRevision: string) => Promise<string | undefined>;

/** Submits a tax form. It gives nothing when it is kept, else what to say (P470, P744). */
export function useW9Save(): Save {
  const session = usePortal();
  const client = useQueryClient();
  const stepUp = useStepUp();
  const say = useText();
  const toFailure = (message: string | null) =>
    say('w9.error', 'There was an issue during Tax Form saving: {message}', {
      message: message ?? say('w9.error.unknown', 'Unknown Error'),
    });

  return async (values, formRevision) => {
    const input = { type: 'W9' as const, data: toPlain(values), formRevision };
    try {
      const { metadata, currentUser } = await stepUp.run(
        async () => (await session.request(CreateW9TaxFormDocument, { input })).createW9TaxForm,
      );
      if (metadata.status !== 201 || !currentUser) return toFailure(metadata.message);
      client.setQueryData(
        taxFormsQuery(session).queryKey,
        (known) => known && { ...known, user: { ...known.user, ...currentUser } },
      );
      return undefined;
    } catch {
      return toFailure(null);
    }
  };
}
