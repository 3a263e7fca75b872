import { useLingui } from '@lingui/react';
import { Button } from '../../../components/button/button.tsx';
import { Glyph } from '../../../components/icon/icon.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.tsx';
import { fieldIcons } from '../field-icons.ts';
import type { ShownDocument } from './use-documents.ts';

interface PinButtonProps {
  readonly document: ShownDocument;
  readonly onToggle: (document: ShownDocument) => Promise<void>;
}

/** Keeps a document at the top of the list, or lets go of it. */
export function PinButton({ document, onToggle }: PinButtonProps) {
  const { i18n } = useLingui();
  const { filename = 'Document', pinned = false } = document;
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() => {
        void onToggle(document);
      }}
    >
      <Glyph path={fieldIcons.pin} />
      {pinned
        ? i18n._({ id: 'ui.form.unpin', message: 'Unpin from top' })
        : i18n._({ id: 'ui.form.pin', message: 'Pin to top' })}
      <VisuallyHidden>{` ${filename}`}</VisuallyHidden>
    </Button>
  );
}
