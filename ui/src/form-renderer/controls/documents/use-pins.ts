import { useState } from 'react';
import type { DocumentDoor } from '../../form-context.tsx';
import type { ShownDocument } from './use-documents.ts';

/** The documents with the pinned ones in front; a pin shows at once and goes back if it could not be kept. */
export function usePins(documents: readonly ShownDocument[], pin: DocumentDoor['pin']) {
  const [pins, setPins] = useState<Readonly<Record<string, boolean>>>({});
  const [failedId, setFailedId] = useState<string>();
  const shown = documents.map((each) => ({ ...each, pinned: pins[each.id] ?? each.pinned ?? false }));

  async function setPinned({ id, pinned: wasPinned = false }: ShownDocument) {
    setFailedId(undefined);
    setPins((all) => ({ ...all, [id]: !wasPinned }));
    try {
      await pin?.(id, !wasPinned);
    } catch {
      setFailedId(id);
      setPins((all) => ({ ...all, [id]: wasPinned }));
    }
  }

  return {
    shown: [...shown].sort((one, other) => Number(other.pinned) - Number(one.pinned)),
    failed: documents.find(({ id }) => id === failedId),
    togglePin: pin && setPinned,
  };
}
