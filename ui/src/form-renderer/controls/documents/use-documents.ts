import { listQuotaErrors, listUploadErrors } from '@handrail/engine';
import { useState, useSyncExternalStore } from 'react';
import { useForm, type UploadedDocument } from '../../form-context.tsx';
import { useLocale } from '../../../texts/use-locale.ts';
import type { ControlProps } from '../control-props.ts';
import { listDocumentIds } from './list-document-ids.ts';
import { listDocuments } from './list-documents.ts';
import { uploadsOf } from './upload-store.ts';

/** A document of the field, with whatever is known of it. */
export type ShownDocument = Partial<UploadedDocument> & {
  readonly id: string;
  /** The question that it answers, where documents of several fields are listed together. */
  readonly purpose?: string | undefined;
};

export interface RemovedDocument {
  readonly document: ShownDocument;
  readonly position: number;
}

/** The documents of a field, the files that are still on their way, and what can be done with them. */
export function useDocuments({ state, onChange, onLeave }: ControlProps<'Document'>) {
  const { store, documents: door } = useForm();
  const { path } = state;
  const locale = useLocale();
  const uploads = uploadsOf(store);
  const sent = useSyncExternalStore(
    uploads.watch,
    () => uploads.list(path),
    () => uploads.list(path),
  );
  const [refusal, setRefusal] = useState<string>();
  const [removed, setRemoved] = useState<readonly RemovedDocument[]>([]);
  const answers = listDocuments(state.value);

  // An upload may have arrived since the page was drawn.
  function change(edit: (answers: readonly ShownDocument[]) => readonly ShownDocument[]) {
    onChange(edit(listDocuments(store.form.findField(path)?.value)));
    onLeave();
  }

  function forget(id: string) {
    setRemoved((all) => all.filter(({ document }) => document.id !== id));
  }

  return {
    documents: answers.map((answer): ShownDocument => {
      const known = door.find(answer.id) ?? uploads.findArrived(answer.id);
      return { ...known, ...answer };
    }),
    uploads: sent,
    removed,
    /** Why the files that were chosen last were not taken at all. */
    refusal,
    add: (files: readonly File[]) => {
      const inAll = listDocumentIds(store.form.draftAnswers()).length + uploads.countOnTheirWay();
      const [tooMany] = [
        ...listUploadErrors(locale, [], answers.length + sent.length + files.length),
        ...listQuotaErrors(locale, inAll, files.length),
      ];
      setRefusal(tooMany);
      if (tooMany === undefined) uploads.add(path, files, door);
    },
    pin: door.pin,
    timeZone: door.timeZone,
    cancel: uploads.cancel,
    retry: uploads.retry,
    remove: (document: ShownDocument) => {
      const position = answers.findIndex(({ id }) => id === document.id);
      setRemoved((all) => [...all, { document, position }]);
      change((kept) => kept.filter(({ id }) => id !== document.id));
    },
    undo: ({ document: { id, filename }, position }: RemovedDocument) => {
      forget(id);
      const answer = filename === undefined ? { id } : { id, filename };
      change((kept) => [...kept.slice(0, position), answer, ...kept.slice(position)]);
    },
  };
}
