import { useSnackbar } from '@handrail/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

/**
 * Leads someone whose profile is not complete to the portal, where the profile dialog asks for the rest.
 * It says whether that was the reason of a refusal.
 */
export function useProfileRefusal(): (errors: readonly string[]) => Promise<boolean> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const showNotice = useSnackbar();

  return async ([code, ...lines]) => {
    if (code !== 'PROFILE_INCOMPLETE') return false;
    await Promise.all([
      client.invalidateQueries({ queryKey: ['current-user'], refetchType: 'all' }),
      client.invalidateQueries({ queryKey: ['account'] }),
    ]);
    showNotice({ message: lines.join(' '), tone: 'error' });
    await navigate('/application/portal');
    return true;
  };
}
