import { Button, EmptyState, Skeleton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { LoadFailed } from '../../shared/layout/load-failed.tsx';
import { RunDelicateProvider } from '../security/index.ts';
import { EligibilityHead } from './eligibility-head.tsx';
import { EligibilityEditor } from './eligibility-editor.tsx';
import layout from '../../shared/layout/page.module.css';
import { startContent } from './starter.ts';
import { type Desk, useEligibilityDesk } from './use-eligibility-desk.ts';
import { VersionsSection } from './versions/versions-section.tsx';

/** Writes what visitors are asked before they make an account: /eligibility */
export function EligibilityPage() {
  const { i18n } = useLingui();
  const { data: desk, isError, refetch } = useEligibilityDesk();
  const title = i18n._({ id: 'console.eligibility.title', message: 'Pre-check' });
  return (
    <div className={layout.page}>
      <EligibilityHead title={title} />
      {isError && (
        <LoadFailed
          title={i18n._({ id: 'console.eligibility.failed', message: 'We could not load the pre-check.' })}
          onRetry={() => void refetch()}
        />
      )}
      {!desk && !isError && <Skeleton lines={['long', 'long', 'long']} />}
      {desk && (
        <RunDelicateProvider>
          <LoadedDesk
            key={`${desk.current?.number ?? 0}-${desk.draft?.revision ?? 0}`}
            desk={desk}
            onReload={() => void refetch()}
          />
        </RunDelicateProvider>
      )}
    </div>
  );
}

function LoadedDesk({ desk, onReload }: { readonly desk: Desk; readonly onReload: () => void }) {
  const { i18n } = useLingui();
  const saved = desk.draft?.content ?? desk.current?.content;
  const [started, setStarted] = useState(saved);
  if (started) return <EligibilityEditor desk={desk} start={started} onReload={onReload} />;
  return (
    <>
      <EmptyState
        title={i18n._({ id: 'console.eligibility.empty', message: 'Visitors are not asked anything yet' })}
        actions={
          <>
            <Button variant="primary" onClick={() => setStarted(startContent(i18n))}>
              <Trans id="console.eligibility.empty.start" message="Start with an example" />
            </Button>
            <Button onClick={() => setStarted({ questions: [] })}>
              <Trans id="console.eligibility.empty.blank" message="Start empty" />
            </Button>
          </>
        }
      >
        <Trans
          id="console.eligibility.empty.text"
          message="A pre-check tells people in two minutes, without an account, whether your programs are for them. Nobody sees it until you publish it."
        />
      </EmptyState>
      <VersionsSection desk={desk} />
    </>
  );
}
