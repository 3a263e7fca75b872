import { formatCents } from '@handrail/engine';
import { buttonClass, Card, Chip, VisuallyHidden } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { ResumeButton } from '../../shared/cases/resume-button.tsx';
import { useCopy } from '../../shared/programs/use-copy.ts';
import { DraftProgress } from './draft-progress.tsx';
import { CaseLink } from './case-link.tsx';
import type { HomeItem } from './home-item.ts';
import styles from './program-card.module.css';
import { StatusChip } from '../../shared/applications/status-chip.tsx';
import { useStatusWords } from '../../shared/applications/status-words.ts';

/** A program to apply to, or an application to go on with: what it is, how it stands, and the way in. */
export function ProgramCard({ item }: { readonly item: HomeItem }) {
  const { program, application, path, status, action: homeAction } = item;
  const { action } = useStatusWords()(status, program);
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.text}>
        <h3 className={styles.title}>{program.name}</h3>
        {application ? <Standing item={item} /> : <Offer item={item} />}
      </div>
      {application && status === 'WithdrawnOpen' ? (
        <ResumeButton
          block
          caseId={application.case.id}
          applicationId={application.id}
          label={action}
          about={program.name}
        />
      ) : (
        <Link
          className={buttonClass({ variant: application ? 'primary' : 'secondary', block: true })}
          to={path}
        >
          {homeAction === 'Claim' ? (
            <Trans id="home.claim" message="Claim Your Funds" />
          ) : (
            (action ?? <DefaultAction isStarted={application !== undefined} />)
          )}
          <VisuallyHidden>: {program.name}</VisuallyHidden>
        </Link>
      )}
    </Card>
  );
}

function DefaultAction({ isStarted }: { readonly isStarted: boolean }) {
  return isStarted ? (
    <Trans id="home.continue" message="Continue Application" />
  ) : (
    <Trans id="home.start" message="Start Application" />
  );
}

/** The status of an application, and its number. */
function Standing({ item }: { readonly item: HomeItem }) {
  const { status, program, application, action } = item;
  const { message } = useStatusWords()(status, program);
  const progress = status === 'InProgress' ? application?.progress : null;
  return (
    <>
      <p>
        <StatusChip status={status} program={program} fulfillments={application?.case.fulfillments} />
      </p>
      {application && progress ? (
        <DraftProgress program={program} progress={progress} savedAt={application.updatedAt} />
      ) : (
        <p>{action === 'Claim' ? <ClaimText /> : message}</p>
      )}
      {application && <CaseLink {...{ application, status }} about={program.name} />}
      <p className={styles.facts}>
        <span>
          <Trans
            id="home.number"
            message="Application {displayId}"
            values={{ displayId: application?.displayId }}
          />
        </span>
      </p>
    </>
  );
}

function ClaimText() {
  return (
    <Trans
      id="home.claim.text"
      message="Your award is ready. Choose how you want to be paid to receive it."
    />
  );
}

/** What a program gives, how long it takes to apply, and why it is shown to this person. */
function Offer({ item: { program, access, status } }: { readonly item: HomeItem }) {
  const fill = useCopy(program);
  const { message, isOwnMessage, referralMessage } = useStatusWords()(status, program);
  const summary = program.summary === null ? message : fill(program.summary);
  const isReferred = (access?.referralCount ?? 0) > 0;
  return (
    <>
      {(isReferred || access?.isPrefilled) && (
        <p className={styles.chips}>
          {isReferred && (
            <Chip tone="brand">
              <Trans id="home.referred" message="Referred" />
            </Chip>
          )}
          {access?.isPrefilled && (
            <Chip>
              <Trans id="home.prefilled" message="Prefilled" />
            </Chip>
          )}
        </p>
      )}
      {isReferred && <p>{referralMessage ?? <ReferralText />}</p>}
      <p>{isOwnMessage ? message : summary}</p>
      <Facts maxAmountCents={program.maxFundingAmount} expectedMinutes={program.expectedMinutes} />
    </>
  );
}

function ReferralText() {
  return <Trans id="home.referral" message="You have been referred to this program." />;
}

interface FactsProps {
  readonly maxAmountCents: number | null;
  readonly expectedMinutes: number | null;
}

function Facts({ maxAmountCents, expectedMinutes }: FactsProps) {
  if (maxAmountCents === null && expectedMinutes === null) return null;
  return (
    <p className={styles.facts}>
      {maxAmountCents !== null && (
        <strong>
          <Trans id="home.up-to" message="Up to {amount}" values={{ amount: formatCents(maxAmountCents) }} />
        </strong>
      )}
      {expectedMinutes !== null && (
        <span>
          {expectedMinutes === 1 ? (
            <Trans id="home.minute" message="About 1 minute" />
          ) : (
            <Trans
              id="home.minutes"
              message="About {minutes} minutes"
              values={{ minutes: expectedMinutes }}
            />
          )}
        </span>
      )}
    </p>
  );
}
