import { maxApplicationDocuments, maxDocuments } from '@handrail/engine';
import { useLingui } from '@lingui/react';

/** How many files may be added, said before anyone chooses too many. */
export function UploadLimits() {
  const { i18n } = useLingui();
  return (
    <span>
      {i18n._({
        id: 'ui.form.upload-limits',
        message: 'Up to {here} files here and {inAll} in the whole application.',
        values: { here: maxDocuments, inAll: maxApplicationDocuments },
      })}
    </span>
  );
}
