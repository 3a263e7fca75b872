import { describeChanges, type EligibilityContent } from '@handrail/engine';
import { Banner, Dialog, TextField, useLocale, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { PublishEligibilityDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { Texts } from '../../../shared/eligibility/texts.tsx';
import { DialogActions } from '../../../shared/layout/dialog-actions.tsx';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import styles from '../eligibility.module.css';
import { Flips } from '../samples/flips.tsx';
import { type Desk, useReloadDesk } from '../use-eligibility-desk.ts';

interface PublishDialogProps {
  readonly desk: Desk;
  readonly content: EligibilityContent;
  /** The saved draft; closed without one. */
  readonly revision: number | undefined;
  readonly onClose: () => void;
}

/** Says what changes and whose result flips, then publishes. */
export function PublishDialog({ desk, content, revision, onClose }: PublishDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={revision !== undefined}
      onClose={onClose}
      title={i18n._({ id: 'console.eligibility.publishing', message: 'Publish this pre-check?' })}
    >
      {revision !== undefined && <PublishForm {...{ desk, content, revision, onClose }} />}
    </Dialog>
  );
}

function PublishForm({
  desk,
  content,
  revision,
  onClose,
}: PublishDialogProps & { readonly revision: number }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadDesk();
  const runDelicate = useRunDelicate();
  const locale = useLocale();
  const [note, setNote] = useState('');
  const changes = describeChanges(locale, desk.current?.content, content, desk.programs);
  const act = useAct(
    () => {
      const input = { revision, replaces: desk.current?.number ?? null, note };
      return runDelicate(
        async () => (await request(PublishEligibilityDocument, { input })).publishEligibility,
      );
    },
    () => {
      showNotice({ message: i18n._({ id: 'console.eligibility.published', message: 'Published' }) });
      onClose();
      void reload();
    },
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        act.run(undefined);
      }}
    >
      {act.failure && !act.busy && <Banner answersPress tone="error" title={act.failure} />}
      <h3>
        <Trans id="console.eligibility.changes" message="What changes" />
      </h3>
      <Texts texts={changes.map((text) => ({ text }))} />
      <h3>
        <Trans id="console.eligibility.whose" message="Whose result changes" />
      </h3>
      <Flips published={desk.current?.content} draft={content} programs={desk.programs} onlyChanged />
      <TextField
        label={i18n._({ id: 'console.eligibility.note', message: 'Why, for your colleagues' })}
        optional
        value={note}
        maxLength={500}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <DialogActions onCancel={onClose} busy={act.busy}>
        <Trans id="console.eligibility.publish" message="Publish" />
      </DialogActions>
    </form>
  );
}
