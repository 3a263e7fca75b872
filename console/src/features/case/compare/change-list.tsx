import { Trans, useLingui } from '@lingui/react';
import type { AnswerChangeKind, CompareVersionsQuery } from '../../../gql/operations.ts';
import styles from './compare-versions.module.css';

type Changes = NonNullable<CompareVersionsQuery['comparedVersions']>;

const changeTexts = {
  added: /*i18n*/ { id: 'console.compare.added', message: 'Added' },
  removed: /*i18n*/ { id: 'console.compare.removed', message: 'Removed' },
  changed: /*i18n*/ { id: 'console.compare.changed', message: 'Changed' },
} as const satisfies Record<AnswerChangeKind, { id: string; message: string }>;

/** Each question that differs, with both answers. */
export function ChangeList({ changes }: { readonly changes: Changes }) {
  const { i18n } = useLingui();
  if (changes.length === 0) {
    return (
      <p>
        <Trans id="console.compare.none" message="Both versions are the same." />
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {changes.map(({ key, label, section, change, before, after }) => (
        <li key={key} className={styles.change}>
          <p className={styles.label}>
            <strong>{label}</strong> <span className={styles.section}>{section}</span>{' '}
            <span className={styles.kind}>{i18n._(changeTexts[change])}</span>
          </p>
          {before !== null && <del className={styles.value}>{before}</del>}
          {after !== null && <ins className={styles.value}>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}
