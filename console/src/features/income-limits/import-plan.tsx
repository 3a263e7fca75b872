import { formatCents, formatDay, type IncomeTier, formatCount } from '@handrail/engine';
import { Banner, Button, Checkbox, Dialog, Table, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Plan } from './import-form.tsx';
import styles from './income-limits.module.css';

interface ImportPlanProps {
  readonly plan: Plan;
  readonly year: number;
  readonly effectiveFrom: string;
  readonly busy: boolean;
  readonly onConfirm: (key: string) => void;
}

/** What an import changes, area by area, and the button that does it. */
export function ImportPlan({ plan, year, effectiveFrom, busy, onConfirm }: ImportPlanProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [confirming, setConfirming] = useState(false);
  const [knowsOfDrop, setKnowsOfDrop] = useState(false);
  const { addedCount, changedCount, droppedCount, unchangedCount } = plan;
  const day = formatDay(locale, `${effectiveFrom}T00:00:00Z`, 'UTC');
  const close = () => {
    setConfirming(false);
    setKnowsOfDrop(false);
  };
  const isLargeDrop = dropsMany(plan);
  const dropText = i18n._({
    id: 'console.limits.large-drop',
    message:
      'This file leaves out {dropped} of the {count} areas that people can choose now. Whoever lives there can no longer be checked.',
    values: {
      dropped: formatCount(droppedCount),
      count: formatCount(droppedCount + changedCount + unchangedCount),
    },
  });
  return (
    <div className={styles.section} role="region" aria-labelledby="import-plan">
      <h3 id="import-plan">
        {plan.comparedYear === null
          ? i18n._({ id: 'console.limits.plan.first', message: 'What this file adds' })
          : i18n._({
              id: 'console.limits.plan',
              message: 'What changes from the limits of {year}',
              values: { year: String(plan.comparedYear) },
            })}
      </h3>
      <p role="status">
        {i18n._({
          id: 'console.limits.plan.counts',
          message: 'Changed: {changed}. Added: {added}. Dropped: {dropped}. Unchanged: {unchanged}.',
          values: {
            changed: formatCount(changedCount),
            added: formatCount(addedCount),
            dropped: formatCount(droppedCount),
            unchanged: formatCount(unchangedCount),
          },
        })}
      </p>
      {isLargeDrop && <Banner tone="warning" title={dropText} />}
      <ChangedAreas plan={plan} />
      <MentionedAreas
        caption={i18n._({ id: 'console.limits.dropped', message: 'Dropped areas' })}
        areas={plan.dropped}
        count={droppedCount}
      />
      <MentionedAreas
        caption={i18n._({ id: 'console.limits.added', message: 'Added areas' })}
        areas={plan.added}
        count={addedCount}
      />
      <div>
        <Button
          variant="primary"
          busy={busy}
          onClick={() => {
            setConfirming(true);
          }}
        >
          <Trans id="console.limits.apply" message="Import These Limits" />
        </Button>
      </div>
      <Dialog
        open={confirming}
        onClose={close}
        title={i18n._({
          id: 'console.limits.confirm.title',
          message: 'Import the income limits of {year}?',
          values: { year: String(year) },
        })}
        actions={
          <>
            <Button onClick={close}>
              <Trans id="console.limits.confirm.cancel" message="Cancel" />
            </Button>
            <Button
              variant="primary"
              disabled={isLargeDrop && !knowsOfDrop}
              onClick={() => {
                close();
                onConfirm(plan.key);
              }}
            >
              <Trans id="console.limits.confirm.do" message="Import" />
            </Button>
          </>
        }
      >
        <p>
          {i18n._({
            id: 'console.limits.confirm.text',
            message:
              'From {day} on, the eligibility check of your organization uses these limits. Checks that were made before stay as they were.',
            values: { day },
          })}
        </p>
        {isLargeDrop ? (
          <>
            <Banner tone="warning" title={dropText} />
            <Checkbox
              label={i18n._({
                id: 'console.limits.confirm.drop',
                message: 'Drop {dropped} areas',
                values: { dropped: formatCount(droppedCount) },
              })}
              checked={knowsOfDrop}
              onChange={({ currentTarget }) => {
                setKnowsOfDrop(currentTarget.checked);
              }}
            />
          </>
        ) : (
          <p>
            {i18n._({
              id: 'console.limits.confirm.dropped',
              message: 'Areas dropped: {dropped}',
              values: { dropped: formatCount(droppedCount) },
            })}
          </p>
        )}
      </Dialog>
    </div>
  );
}

/** HUD renames a handful of areas in a year; a file that leaves out a tenth of them is rarely the whole one. */
function dropsMany({ droppedCount, changedCount, unchangedCount }: Plan): boolean {
  return droppedCount * 10 > droppedCount + changedCount + unchangedCount;
}

function ChangedAreas({ plan: { changed, changedCount } }: { readonly plan: Plan }) {
  const { i18n } = useLingui();
  const tiers: Record<IncomeTier, string> = {
    extremelyLow: i18n._({ id: 'console.limits.tier.extremely-low', message: 'Extremely low' }),
    veryLow: i18n._({ id: 'console.limits.tier.very-low', message: 'Very low' }),
    low: i18n._({ id: 'console.limits.tier.low', message: 'Low' }),
  };
  if (changed.length === 0) return null;
  return (
    <>
      <Table
        stacked
        caption={i18n._({
          id: 'console.limits.changed',
          message: 'Changed areas, the largest change of each',
        })}
        rows={changed}
        rowKey={({ fips }) => fips}
        columns={[
          {
            key: 'area',
            header: i18n._({ id: 'console.limits.area', message: 'Area' }),
            isRowHeader: true,
            cell: ({ label }) => label,
          },
          {
            key: 'limit',
            header: i18n._({ id: 'console.limits.limit', message: 'Limit' }),
            cell: ({ tier, householdSize }) =>
              i18n._({
                id: 'console.limits.limit.of',
                message: '{tier}, household size {size}',
                values: { tier: tiers[tier], size: String(householdSize) },
              }),
          },
          {
            key: 'before',
            header: i18n._({ id: 'console.limits.before', message: 'Before' }),
            align: 'end',
            cell: ({ before }) => <span className={styles.number}>{formatCents(before * 100)}</span>,
          },
          {
            key: 'after',
            header: i18n._({ id: 'console.limits.after', message: 'After' }),
            align: 'end',
            cell: ({ after }) => <span className={styles.number}>{formatCents(after * 100)}</span>,
          },
          {
            key: 'change',
            header: i18n._({ id: 'console.limits.change', message: 'Change' }),
            align: 'end',
            cell: ({ percentage }) => (
              <span className={styles.number}>{`${percentage > 0 ? '+' : ''}${String(percentage)}%`}</span>
            ),
          },
        ]}
      />
      <Shown shown={changed.length} count={changedCount} />
    </>
  );
}

interface MentionedAreasProps {
  readonly caption: string;
  readonly areas: Plan['added'];
  readonly count: number;
}

function MentionedAreas({ caption, areas, count }: MentionedAreasProps) {
  if (areas.length === 0) return null;
  return (
    <details>
      <summary>{`${caption} (${formatCount(count)})`}</summary>
      <ul className={styles.areas}>
        {areas.map(({ fips, label }) => (
          <li key={fips}>{label}</li>
        ))}
      </ul>
      <Shown shown={areas.length} count={count} />
    </details>
  );
}

function Shown({ shown, count }: { readonly shown: number; readonly count: number }) {
  const { i18n } = useLingui();
  if (shown >= count) return null;
  return (
    <p className={styles.note}>
      {i18n._({
        id: 'console.limits.shown',
        message: 'Shown: {shown} of {count}',
        values: { shown: formatCount(shown), count: formatCount(count) },
      })}
    </p>
  );
}
