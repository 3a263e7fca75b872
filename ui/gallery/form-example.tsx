import { compileProgram, createLiveForm, type Address, type Answers, type Field } from '@handrail/engine';
import { useState } from 'react';
import {
  createFormStore,
  FieldInput,
  FormProvider,
  UploadRefused,
  type DocumentDoor,
  type FormStore,
  type FormSurroundings,
} from '../src/form-renderer/index.ts';
import { RequestError } from '../src/request-error.ts';
import styles from './gallery.module.css';

interface FormExampleProps {
  readonly fields: readonly Field[];
  readonly answers?: Answers;
  /** As after a failed submit. */
  readonly isAttempted?: boolean;
  readonly sourceOf?: FormSurroundings['sourceOf'];
}

/** Fields of a working form, with a fake backend. */
export function FormExample({ fields, answers = {}, isAttempted = false, sourceOf }: FormExampleProps) {
  const [store] = useState(() => buildStore(fields, answers, isAttempted));
  return (
    <FormProvider
      store={store}
      copyValues={{ locale: 'en', partnerName: 'Alder Ridge College' }}
      findAddresses={({ text }) =>
        Promise.resolve(
          places.filter(({ addressLine1 = '' }) => addressLine1.toLowerCase().includes(text.toLowerCase())),
        )
      }
      documents={door}
      {...(sourceOf && { sourceOf })}
    >
      <div className={styles.form}>
        {fields.map(({ key }) => (
          <FieldInput key={key} path={key} />
        ))}
      </div>
    </FormProvider>
  );
}

function buildStore(fields: readonly Field[], answers: Answers, isAttempted: boolean): FormStore {
  const questions = [{ key: 'example', copy: { title: 'Example' }, fields }];
  const program = compileProgram({
    key: 'gallery',
    version: 1,
    introPages: [],
    sections: [{ key: 'example', name: 'Example', questionGroups: [{ key: 'example', questions }] }],
  });
  const form = createLiveForm(program, {
    settings: { today: '2026-11-15', locale: 'en', audience: 'applicant' },
    answers,
  });
  if (isAttempted) form.attemptSubmit();
  return createFormStore(form);
}

const places: readonly Address[] = [
  { addressLine1: '120 Main St', city: 'Bronx', state: 'NY', zip: '10451', county: 'Bronx County' },
  { addressLine1: '120 Main Street Extension', city: 'New Rochelle', state: 'NY', zip: '10801' },
  { addressLine1: '1200 Mainland Ave', city: 'Yonkers', state: 'NY', zip: '10701' },
];

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400"><path fill="#fff" d="M0 0h300v400H0z"/><path stroke="#8b857a" stroke-width="10" d="M40 60h120M40 110h220M40 150h220M40 190h180M40 260h220M40 300h120"/></svg>',
)}`;

/** Names decide what becomes of a file: "refused", "dropped" and "slow" do what they say. */
const door: DocumentDoor = {
  upload: async (file, { signal, onProgress }) => {
    for (let share = 0; share < 1; share += 0.02) {
      await new Promise((resolve) => setTimeout(resolve, file.name.includes('slow') ? 30_000 : 60));
      if (signal.aborted) throw new DOMException('Stopped', 'AbortError');
      if (share > 0.3 && file.name.includes('dropped')) throw new RequestError('Offline');
      if (share > 0.3 && file.name.includes('refused')) throw new UploadRefused('This file is damaged.');
      onProgress(share);
    }
    return { id: `${file.name}-${Date.now()}`, filename: file.name, mimetype: file.type };
  },
  find: (id) =>
    id.startsWith('lease')
      ? {
          id,
          filename: 'Lease-2026.pdf',
          mimetype: 'application/pdf',
          sizeBytes: 1_258_291,
          previewUrl: picture,
          url: picture,
          pinned: id === 'lease-1',
        }
      : undefined,
  pin: () => Promise.resolve(),
};
