import { describeChanges, formatMoment } from '@handrail/engine';
import { Button, Chip, useLocale, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { TakeBackEligibilityDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import { Texts } from '../../../shared/eligibility/texts.tsx';
import { ConfirmDialog } from '../../../shared/layout/confirm-dialog.tsx';
import styles from '../eligibility.module.css';
import { type Desk, useReloadDesk } from '../use-eligibility-desk.ts';

/** What was published, what each version changed, and the way back. */
export function VersionsSection({ desk }: { readonly desk: Desk }) {
  const { i18n } = useLingui();
  const { request, partner } = useConsole();
  const locale = useLocale();
  const showNotice = useSnackbar();
  const reload = useReloadDesk();
  const runDelicate = useRunDelicate();
  const [isAsking, setAsking] = useState(false);
  const { current, versions, programs } = desk;
  const before = versions.find(({ number, takenBackAt }) => !takenBackAt && number < (current?.number ?? 0));
  const act = useAct(
    (number: number) =>
      runDelicate(
        async () => (await request(TakeBackEligibilityDocument, { input: { number } })).takeBackEligibility,
      ),
    () => {
      setAsking(false);
      showNotice({
        message: i18n._({ id: 'console.eligibility.taken-back', message: 'The version was taken back' }),
      });
      void reload();
    },
  );
  if (versions.length === 0) return null;

  const say = (at: string) => formatMoment(locale, at, partner.timeZone);
  return (
    <section className={styles.section} aria-labelledby="eligibility-versions">
      <h2 id="eligibility-versions">
        <Trans id="console.eligibility.versions" message="Versions" />
      </h2>
      <ol className={styles.cards}>
        {versions.map((version, index) => {
          const changes = describeChanges(locale, versions[index + 1]?.content, version.content, programs);
          return (
            <li key={version.number} className={styles.card}>
              <div className={styles.cardHead}>
                <h3 className={styles.cardTitle}>
                  {i18n._({
                    id: 'console.eligibility.version',
                    message: 'Version {number}',
                    values: { number: version.number },
                  })}
                </h3>
                {version.number === current?.number && (
                  <Chip tone="success" icon="check-circle">
                    <Trans id="console.eligibility.asked" message="Asked now" />
                  </Chip>
                )}
                {version.takenBackAt && (
                  <Chip>
                    <Trans id="console.eligibility.back" message="Taken back" />
                  </Chip>
                )}
              </div>
              <div className={styles.cardBody}>
                <p className={styles.muted}>
                  {version.publishedBy
                    ? i18n._({
                        id: 'console.eligibility.published-by',
                        message: 'Published by {name}, {when}',
                        values: { name: version.publishedBy, when: say(version.publishedAt) },
                      })
                    : i18n._({
                        id: 'console.eligibility.published-file',
                        message: 'Came with your organization’s file, {when}',
                        values: { when: say(version.publishedAt) },
                      })}
                </p>
                {version.note && <p>{version.note}</p>}
                <details>
                  <summary>
                    <Trans id="console.eligibility.compare" message="What it changed" />
                  </summary>
                  <Texts texts={changes.map((text) => ({ text }))} />
                </details>
                {version.number === current?.number && (
                  <Button onClick={() => setAsking(true)}>
                    <Trans id="console.eligibility.take-back" message="Take this version back" />
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <ConfirmDialog
        open={isAsking}
        title={i18n._({
          id: 'console.eligibility.taking-back',
          message: 'Take version {number} back?',
          values: { number: current?.number },
        })}
        text={
          before
            ? i18n._({
                id: 'console.eligibility.taking-back.text',
                message: 'Visitors are asked version {number} again right away. A draft stays as it is.',
                values: { number: before.number },
              })
            : i18n._({
                id: 'console.eligibility.taking-back.none',
                message:
                  'No version comes before it: visitors go to sign-in instead. A draft stays as it is.',
              })
        }
        action={i18n._({ id: 'console.eligibility.taking-back.submit', message: 'Take it back' })}
        failure={act.failure}
        busy={act.busy}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          if (current) act.run(current.number);
        }}
      />
    </section>
  );
}
