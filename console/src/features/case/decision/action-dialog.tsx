import { Dialog } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import type { CaseActionView, CaseView } from '../use-case.ts';
import { ActionForm } from './action-form.tsx';

export interface ActionDialogProps {
  readonly found: CaseView;
  /** What is about to be done; closed without one. */
  readonly action: CaseActionView | undefined;
  readonly onClose: () => void;
}

/** Names what an action does before it is done, and asks for what it needs. */
export function ActionDialog({ found, action, onClose }: ActionDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={action !== undefined}
      onClose={onClose}
      title={i18n._({
        id: 'console.action.title',
        message: '{action}: case {displayId}',
        values: { action: action?.label, displayId: found.displayId },
      })}
    >
      {action && <ActionForm key={action.action} found={found} action={action} onClose={onClose} />}
    </Dialog>
  );
}
