import { Banner, Button } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { StatusMark } from '../../../shared/cases/status-mark.tsx';
import { useStaffMember } from '../../../shared/context/console-context.tsx';
import { may } from '../../../shared/session/may.ts';
import fold from '../fold.module.css';
import type { CaseView } from '../use-case.ts';
import styles from './duplicates.module.css';
import { matchTexts } from './match-texts.ts';
import { ResolveDialog } from './resolve-dialog.tsx';
import { ResolvedList } from './resolved-list.tsx';

export type PossibleDuplicate = CaseView['duplicates']['possible'][number];

/** Cases that may be about the same person under another account, until someone says whether they are. */
export function Duplicates({ found }: { readonly found: CaseView }) {
  const { i18n } = useLingui();
  const { possible, hasMore, resolved } = found.duplicates;
  const [chosen, setChosen] = useState<PossibleDuplicate>();
  const mayResolve = may(useStaffMember(), 'workCases');
  if (possible.length === 0 && resolved.length === 0) return null;
  return (
    <section className={fold.fold} aria-label={i18n._({ id: 'console.duplicates', message: 'Duplicates' })}>
      {possible.length > 0 && (
        <Banner
          tone="warning"
          title={i18n._({
            id: 'console.duplicates.title',
            message: 'This may be the same person as in another case',
          })}
        >
          <ul className={styles.list}>
            {possible.map((duplicate) => (
              <PossibleLine
                key={duplicate.case.id}
                duplicate={duplicate}
                onResolve={
                  mayResolve
                    ? () => {
                        setChosen(duplicate);
                      }
                    : undefined
                }
              />
            ))}
          </ul>
          {hasMore && (
            <p className={styles.muted}>
              <Trans
                id="console.duplicates.more"
                message="More cases have the same values. Others appear once these are resolved."
              />
            </p>
          )}
        </Banner>
      )}
      {resolved.length > 0 && <ResolvedList resolved={resolved} />}
      <ResolveDialog
        found={found}
        duplicate={chosen}
        onClose={() => {
          setChosen(undefined);
        }}
      />
    </section>
  );
}

interface PossibleLineProps {
  readonly duplicate: PossibleDuplicate;
  readonly onResolve: (() => void) | undefined;
}

function PossibleLine({ duplicate: { case: other, name, kinds }, onResolve }: PossibleLineProps) {
  const { i18n } = useLingui();
  return (
    <li className={styles.case}>
      <span className={styles.who}>
        <Link to={`/cases/${other.id}`}>{other.displayId}</Link>
        {name}
        <StatusMark status={other.status} />
      </span>
      <ul className={styles.reasons}>
        {kinds.map((kind) => (
          <li key={kind}>{i18n._(matchTexts[kind])}</li>
        ))}
      </ul>
      {onResolve && (
        <Button size="small" onClick={onResolve}>
          {i18n._({
            id: 'console.duplicates.resolve',
            message: 'Resolve {displayId}',
            values: { displayId: other.displayId },
          })}
        </Button>
      )}
    </li>
  );
}
