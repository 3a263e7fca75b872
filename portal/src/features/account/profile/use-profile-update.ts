import { useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { UpdateProfileDocument, type UpdateProfileMutationVariables } from '../../../gql/operations.ts';
import { useStepUp } from '../../../shared/session/use-step-up.ts';
import { showChangedUser } from '../../../shared/person/use-current-user.ts';

export type ProfileInput = UpdateProfileMutationVariables['input'];

/** Saves changes of the profile. It gives nothing when they are saved, else what to say (P730). */
export function useProfileUpdate(): (input: ProfileInput) => Promise<string | undefined> {
  const session = usePortal();
  const client = useQueryClient();
  const stepUp = useStepUp();
  const say = useText();

  return async (input) => {
    try {
      const { metadata, user } = await stepUp.run(
        async () => (await session.request(UpdateProfileDocument, { input })).updateProfile,
      );
      if (!user) return profileErrorText(say, metadata.errors);
      showChangedUser(client, session, user);
      return undefined;
    } catch {
      return say('account.error', 'Something went wrong');
    }
  };
}

/** The text of a refused change: the one for its code, else the server's own (P730). */
function profileErrorText(say: Say, [code, raw]: readonly string[]): string {
  switch (code) {
    case 'U-001':
      return say('account.error.U-001', 'That email address is already in use.');
    case 'U-002':
      return say('account.error.U-002', 'Please enter a valid phone number');
    case 'U-004':
      return say('account.error.U-004', 'Please verify your new email before you change anything else.');
    case 'auth/requires-recent-login':
      return say('account.error.recent', 'Please sign in again before you make this change.');
    case undefined:
    default:
      return raw ?? say('account.error', 'Something went wrong');
  }
}
