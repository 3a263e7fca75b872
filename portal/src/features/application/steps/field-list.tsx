import type { Question } from '@handrail/engine';
import { FieldInput } from '@handrail/ui/form-renderer';
import styles from './field-list.module.css';

type Fields = Question['fields'];

/** Above this number of fields, rendering only visible ones pays off. */
const manyFields = 40;
const bundleSize = 10;

/** The fields of a page; many of them come in bundles, so that an edit costs the page no more than its own bundle. */
export function FieldList({ fields }: { readonly fields: Fields }) {
  if (fields.length < manyFields) return <FieldInputs fields={fields} />;
  return toBundles(fields).map((bundle, position) => (
    // Which fields a page has never changes while it is shown.
    <div key={position} className={styles.bundle}>
      <FieldInputs fields={bundle} />
    </div>
  ));
}

function FieldInputs({ fields }: { readonly fields: Fields }) {
  return fields.map(({ key }) => <FieldInput key={key} path={key} />);
}

function toBundles(fields: Fields): Fields[] {
  const count = Math.ceil(fields.length / bundleSize);
  return Array.from({ length: count }, (_, position) =>
    fields.slice(position * bundleSize, (position + 1) * bundleSize),
  );
}
