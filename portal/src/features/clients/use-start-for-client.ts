import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { CreateApplicationDocument } from '../../gql/operations.ts';
import { useProfileRefusal } from '../../shared/person/use-profile-refusal.ts';
import { applicationPath } from '../application/index.ts';
import { toClientInput, type ClientValues } from './client-values.ts';

/** Starts an application for a client and opens it. It gives nothing when it worked, else what to say. */
export function useStartForClient(programId: string): (values: ClientValues) => Promise<string | undefined> {
  const session = usePortal();
  const client = useQueryClient();
  const navigate = useNavigate();
  const say = useText();
  const isProfileRefusal = useProfileRefusal();
  // A repeat after a dropped connection finds what the first try started; another client is another request.
  const [requestIds] = useState(() => new Map<string, string>());

  return async (values) => {
    const about = toClientInput(values);
    const choice = JSON.stringify(about);
    const requestId = requestIds.get(choice) ?? crypto.randomUUID();
    requestIds.set(choice, requestId);
    const failure = say('application.start-failed', 'There was an error starting your application.');
    try {
      const { createApplication } = await session.request(CreateApplicationDocument, {
        input: { programId, requestId, ...about },
      });
      const { application, metadata } = createApplication;
      if (await isProfileRefusal(metadata.errors)) return undefined;
      if (!application) return metadata.errors.slice(1).join(' ') || failure;
      await client.invalidateQueries({ queryKey: ['clients'] });
      await navigate(applicationPath(application.id));
      return undefined;
    } catch {
      return failure;
    }
  };
}
