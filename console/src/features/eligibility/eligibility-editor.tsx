import {
  describeChanges,
  listContentFaults,
  type EligibilityContent,
  type IncomeLimitArea,
} from '@handrail/engine';
import { Banner, Button, Chip, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { DiscardEligibilityDraftDocument } from '../../gql/operations.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useConsole } from '../../shared/context/console-context.tsx';
import { ConfirmDialog } from '../../shared/layout/confirm-dialog.tsx';
import styles from './eligibility.module.css';
import { Preview } from './preview/preview.tsx';
import { ProgramsSection } from './programs/programs-section.tsx';
import { QuestionsSection } from './questions/questions-section.tsx';
import { Flips } from './samples/flips.tsx';
import { SampleAreasContext } from './samples/use-sample-areas.ts';
import { SamplesSection } from './samples/samples-section.tsx';
import { TextsSection } from './texts-section.tsx';
import { type DraftState, useDraft } from './use-draft.ts';
import type { Desk } from './use-eligibility-desk.ts';
import { PublishDialog } from './versions/publish-dialog.tsx';
import { VersionsSection } from './versions/versions-section.tsx';

interface EligibilityEditorProps {
  readonly desk: Desk;
  readonly start: EligibilityContent;
  readonly onReload: () => void;
}

/** The draft with everything that can be changed about it, and what it does beside it. */
export function EligibilityEditor({ desk, start, onReload }: EligibilityEditorProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const draft = useDraft(desk, start);
  const { content, change } = draft;
  const [chosenAreas, setChosenAreas] = useState<readonly IncomeLimitArea[]>([]);
  const sampleAreas = {
    areas: new Map([
      ...desk.areas.map(({ id, area }) => [id, area] as const),
      ...chosenAreas.map((area) => [area.id, area] as const),
    ]),
    add: (area: IncomeLimitArea) => setChosenAreas([...chosenAreas, area]),
  };
  const [revision, setRevision] = useState<number>();
  const [isDiscarding, setDiscarding] = useState(false);
  const faults = listContentFaults(
    locale,
    content,
    desk.programs.map(({ id }) => id),
  );
  const changes = describeChanges(locale, desk.current?.content, content, desk.programs);
  const parts = { content, faults, onChange: change };

  async function openPublishing() {
    setRevision((await draft.flush()) ?? undefined);
  }

  return (
    <SampleAreasContext value={sampleAreas}>
      <div className={styles.bar}>
        <p className={styles.state}>
          {desk.current ? (
            <Trans
              id="console.eligibility.asked-number"
              message="Version {number} is asked."
              values={{ number: desk.current.number }}
            />
          ) : (
            <Trans id="console.eligibility.asked-none" message="Nothing is asked yet." />
          )}
          {changes.length > 0 && (
            <Chip tone="warning">
              <Trans id="console.eligibility.unpublished" message="Changes not published" />
            </Chip>
          )}
          <SaveState state={draft.state} />
        </p>
        <span className={styles.barActions}>
          {desk.draft && (
            <Button onClick={() => setDiscarding(true)}>
              <Trans id="console.eligibility.discard" message="Discard the draft" />
            </Button>
          )}
          <Button
            variant="primary"
            disabled={faults.length > 0 || changes.length === 0 || draft.state === 'conflict'}
            onClick={() => void openPublishing()}
          >
            <Trans id="console.eligibility.publish.open" message="Publish…" />
          </Button>
        </span>
      </div>
      {draft.state === 'conflict' && (
        <Banner
          live
          tone="error"
          title={i18n._({
            id: 'console.eligibility.conflict',
            message:
              'A colleague saved this pre-check while you were working on it. Your changes are not saved.',
          })}
        >
          <span className={styles.barActions}>
            <Button onClick={onReload}>
              <Trans id="console.eligibility.conflict.theirs" message="Load theirs and lose mine" />
            </Button>
            <Button onClick={() => void draft.keepMine()}>
              <Trans id="console.eligibility.conflict.mine" message="Save mine over theirs" />
            </Button>
          </span>
        </Banner>
      )}
      {draft.state === 'failed' && (
        <Banner
          live
          tone="error"
          title={i18n._({
            id: 'console.eligibility.save-failed',
            message: 'Your changes could not be saved.',
          })}
        >
          <Button onClick={() => void draft.flush()}>
            <Trans id="console.eligibility.save-again" message="Try again" />
          </Button>
        </Banner>
      )}
      <div className={styles.columns}>
        <div className={styles.editor}>
          <TextsSection {...parts} />
          <QuestionsSection {...parts} />
          <ProgramsSection {...parts} programs={desk.programs} />
          <SamplesSection {...parts} />
          <VersionsSection desk={desk} />
        </div>
        <aside className={styles.side}>
          <section className={styles.section} aria-labelledby="eligibility-flips">
            <h2 id="eligibility-flips">
              <Trans id="console.eligibility.whose" message="Whose result changes" />
            </h2>
            <Flips published={desk.current?.content} draft={content} programs={desk.programs} />
          </section>
          <section className={styles.section} aria-labelledby="eligibility-preview">
            <h2 id="eligibility-preview">
              <Trans id="console.eligibility.preview" message="Preview" />
            </h2>
            <Preview content={content} programs={desk.programs} />
          </section>
        </aside>
      </div>
      <PublishDialog
        desk={desk}
        content={content}
        revision={revision}
        onClose={() => setRevision(undefined)}
      />
      {desk.draft && (
        <DiscardDialog
          open={isDiscarding}
          flush={draft.flush}
          onClose={() => setDiscarding(false)}
          onDone={onReload}
        />
      )}
    </SampleAreasContext>
  );
}

function SaveState({ state }: { readonly state: DraftState }) {
  const { i18n } = useLingui();
  const texts = {
    saved: i18n._({ id: 'console.eligibility.state.saved', message: 'Saved' }),
    unsaved: i18n._({ id: 'console.eligibility.state.unsaved', message: 'Not saved yet' }),
    saving: i18n._({ id: 'console.eligibility.state.saving', message: 'Saving' }),
    conflict: i18n._({ id: 'console.eligibility.state.not', message: 'Not saved' }),
    failed: i18n._({ id: 'console.eligibility.state.not', message: 'Not saved' }),
  } as const satisfies Record<DraftState, string>;
  return <span role="status">{texts[state]}</span>;
}

interface DiscardDialogProps {
  readonly open: boolean;
  readonly flush: () => Promise<number | null>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function DiscardDialog({ open, flush, onClose, onDone }: DiscardDialogProps) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const act = useAct(
    async () => {
      const revision = (await flush()) ?? 0;
      return (await request(DiscardEligibilityDraftDocument, { input: { revision } }))
        .discardEligibilityDraft;
    },
    () => {
      onClose();
      onDone();
    },
  );
  return (
    <ConfirmDialog
      open={open}
      title={i18n._({ id: 'console.eligibility.discarding', message: 'Discard the draft?' })}
      text={i18n._({
        id: 'console.eligibility.discarding.text',
        message: 'Everything that was changed since the last publication is lost, for your colleagues too.',
      })}
      action={i18n._({ id: 'console.eligibility.discarding.submit', message: 'Discard it' })}
      failure={act.failure}
      busy={act.busy}
      onClose={onClose}
      onConfirm={() => act.run(undefined)}
    />
  );
}
