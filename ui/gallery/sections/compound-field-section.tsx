import type { Field } from '@handrail/engine';
import { AnswerList } from '../../src/form-renderer/index.ts';
import { FormExample } from '../form-example.tsx';
import styles from '../gallery.module.css';
import { Section } from '../section.tsx';

const home: Field = {
  key: 'home',
  type: 'Address',
  copy: 'Home address',
  helperText: 'Where you sleep most nights. Start typing "120 Main" to see suggestions.',
  allowUnhoused: true,
};
const mailing: Field = {
  key: 'mailing',
  type: 'Address',
  copy: 'Mailing address',
  copyAddressKey: 'home',
  validation: { required: false },
};
const people: Field = {
  key: 'people',
  type: 'Complex',
  repeated: true,
  copy: 'People in your home',
  helperText: 'Add everyone who lives in your home, including children. Do not add yourself.',
  entryName: 'person',
  subFields: [
    { key: 'firstName', type: 'Text', copy: 'First name' },
    { key: 'lastName', type: 'Text', copy: 'Last name' },
    { key: 'income', type: 'Text', inputType: 'Currency', copy: 'Monthly income before taxes' },
    { key: 'proof', type: 'Document', copy: 'Proof of income', validation: { required: false } },
  ],
};
const owner: Field = {
  key: 'owner',
  type: 'Complex',
  copy: 'Owner',
  useLabelPrefix: true,
  subFields: [
    { key: 'name', type: 'Text', copy: 'name' },
    { key: 'phone', type: 'Text', inputType: 'Phone', copy: 'phone' },
  ],
};
const proof: Field = {
  key: 'proof',
  type: 'Document',
  copy: 'Proof of your rent',
  helperText:
    'A lease, a rent receipt or a letter from your landlord. Photos, PDF, Word or Excel files; up to 32 MB each.',
};
const place = { addressLine1: '120 Main St', city: 'Bronx', state: 'NY', zip: '10451' };
const household = [
  { firstName: 'Mateo', lastName: 'Reyes', income: 140_000 },
  { firstName: 'Lucía', lastName: 'Reyes' },
];
const leases = Array.from({ length: 8 }, (_, number) => ({
  id: `lease-${number}`,
  filename: 'Lease-2026.pdf',
}));

export function CompoundFieldSection() {
  return (
    <>
      <Section title="Addresses">
        <div className={styles.columns}>
          <FormExample fields={[home, mailing]} answers={{ home: place, mailing: { copied: true } }} />
          <FormExample
            fields={[{ ...home, key: 'lacking' }]}
            answers={{ lacking: { addressLine1: '120 Main St', state: 'NY' } }}
            isAttempted
          />
        </div>
      </Section>
      <Section title="Groups and entries">
        <div className={styles.columns}>
          <FormExample fields={[people, owner]} answers={{ people: household }} />
          <FormExample fields={[{ ...people, key: 'nobody' }]} isAttempted />
        </div>
      </Section>
      <Section title="Documents">
        <div className={styles.columns}>
          <FormExample fields={[proof]} answers={{ proof: leases.slice(0, 2) }} />
          <FormExample fields={[{ ...proof, key: 'nothing' }]} isAttempted />
        </div>
      </Section>
      <Section title="Answers to be read">
        <div className={styles.columns}>
          <AnswerList
            fields={[home, owner, people]}
            answers={{ home: place, 'owner.name': 'Ana Reyes', people: household }}
            previous={{ home: place, 'owner.name': 'Anna Reyes', people: household }}
          />
          <AnswerList
            fields={[proof]}
            answers={{ proof: leases }}
            documents={{
              find: (id) => ({
                id,
                filename: 'Lease-2026.pdf',
                mimetype: 'application/pdf',
                sizeBytes: 1_258_291,
              }),
            }}
          />
        </div>
      </Section>
    </>
  );
}
