import { useSnackbar } from '@handrail/ui';
import { useLayoutEffect } from 'react';
import { onRefusal } from '../../shared/context/refusals.ts';
import { useText } from '../../shared/context/use-text.ts';

/** Says why the server refused, wherever the person was (P691, P692). */
export function RefusalNotices() {
  const showNotice = useSnackbar();
  const say = useText();
  const texts = {
    Forbidden: say(
      'refusal.forbidden',
      "You do not have access to perform that action. If this persists, please contact the provider's support.",
    ),
    'Not Allowed': say(
      'refusal.read-only',
      "The platform is currently in read-only mode. If this persists, please contact the provider's support.",
    ),
  };

  // Listens as soon as the page can be seen: what another tab tells is told once.
  useLayoutEffect(() =>
    onRefusal((refusal) => {
      showNotice({ message: texts[refusal], tone: 'error' });
    }),
  );
  return null;
}
