import { sayDate } from '@handrail/engine';
import { toDayIn } from '@handrail/engine/cases';
import { Banner, Button, Chip, useLocale, VisuallyHidden } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { WithdrawDocumentRequestDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole, useStaffMember } from '../../../shared/context/console-context.tsx';
import { useDates } from '../../../shared/context/use-dates.ts';
import { useNow } from '../../../shared/context/use-now.ts';
import { may } from '../../../shared/session/may.ts';
import { useCasePlace } from '../case-place.ts';
import { personName } from '../person-name.ts';
import { type CaseView, useReloadCase } from '../use-case.ts';
import styles from './document-requests.module.css';

type DocumentRequest = CaseView['documentRequests'][number];

/** The documents that staff requested beside the form. */
export function DocumentRequests({ found }: { readonly found: CaseView }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const reload = useReloadCase(found.id);
  const isAllowed = may(useStaffMember(), 'workCases');
  const act = useAct(
    async (id: string) => {
      const { withdrawDocumentRequest } = await request(WithdrawDocumentRequestDocument, { input: { id } });
      await reload();
      return withdrawDocumentRequest;
    },
    () => undefined,
  );
  const { documentRequests: requests } = found;
  if (requests.length === 0) return null;
  return (
    <section
      className={styles.requests}
      aria-label={i18n._({ id: 'console.requests.title', message: 'Requested documents' })}
    >
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <ul className={styles.list}>
        {requests.map((each) => (
          <RequestLine
            key={each.id}
            asked={each}
            onWithdraw={
              isAllowed && each.answeredAt === null && each.withdrawnAt === null
                ? () => {
                    act.run(each.id);
                  }
                : undefined
            }
          />
        ))}
      </ul>
    </section>
  );
}

interface RequestLineProps {
  readonly asked: DocumentRequest;
  readonly onWithdraw: (() => void) | undefined;
}

function RequestLine({ asked, onWithdraw }: RequestLineProps) {
  const { i18n } = useLingui();
  const { sayDay } = useDates();
  const { showDocument } = useCasePlace();
  const { name, requestedBy, requestedAt, documentIds } = asked;
  const [first] = documentIds;
  const day = sayDay(requestedAt);
  return (
    <li className={styles.line}>
      <strong className={styles.name}>{name}</strong>
      <RequestState asked={asked} />
      <span className={styles.who}>
        {requestedBy
          ? i18n._({
              id: 'console.requests.by',
              message: 'Requested by {who}, {day}',
              values: { who: personName(requestedBy), day },
            })
          : day}
      </span>
      {first !== undefined && (
        <Button
          variant="link"
          size="small"
          onClick={() => {
            showDocument(first);
          }}
        >
          <Trans id="console.requests.show" message="Show the document" />
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      {onWithdraw && (
        <Button variant="link" size="small" onClick={onWithdraw}>
          <Trans id="console.requests.withdraw" message="No longer needed" />
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

function RequestState({ asked }: { readonly asked: DocumentRequest }) {
  const locale = useLocale();
  const { sayDay } = useDates();
  const { partner } = useConsole();
  const now = useNow();
  const { answeredAt, withdrawnAt, dueOn } = asked;
  if (withdrawnAt !== null)
    return (
      <Chip>
        <Trans id="console.requests.withdrawn" message="No longer needed" />
      </Chip>
    );
  if (answeredAt !== null)
    return (
      <Chip tone="success">
        <Trans id="console.requests.answered" message="Received {day}" values={{ day: sayDay(answeredAt) }} />
      </Chip>
    );
  const day = sayDate(locale, dueOn);
  return toDayIn(partner.timeZone, now) > dueOn ? (
    <Chip tone="warning">
      <Trans id="console.requests.late" message="Overdue since {day}" values={{ day }} />
    </Chip>
  ) : (
    <Chip>
      <Trans id="console.requests.due" message="Asked for by {day}" values={{ day }} />
    </Chip>
  );
}
