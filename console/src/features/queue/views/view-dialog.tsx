import { Banner, Button, Checkbox, Dialog, TextField, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { ChooseFirstViewDocument, RemoveViewDocument, SaveViewDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { may } from '../../../shared/session/may.ts';
import styles from './view-dialog.module.css';
import type { SavedViewShown } from './use-saved-views.ts';

interface ViewDialogProps {
  /** The saved list that is open; without one, a new one is saved. */
  readonly current: SavedViewShown | undefined;
  readonly address: string;
  readonly onClose: () => void;
}

/** Names a list, shares it, has the queue open with it, or deletes it. */
export function ViewDialog({ current, address, onClose }: ViewDialogProps) {
  const { i18n } = useLingui();
  const { request, staff } = useConsole();
  const client = useQueryClient();
  const navigate = useNavigate();
  const showNotice = useSnackbar();
  const [newId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(current?.name ?? '');
  const [isShared, setShared] = useState(current?.isShared ?? false);
  const [isFirst, setFirst] = useState(current?.isFirst ?? false);
  const [isDeleting, setDeleting] = useState(false);
  const [wasTried, setTried] = useState(false);
  const isOthers = current !== undefined && !current.isOwn;
  const isMissing = !isOthers && name.trim() === '';
  const id = current?.id ?? newId;

  function leave(to: string, message: string) {
    void client.invalidateQueries({ queryKey: ['saved-views'] });
    showNotice({ message });
    onClose();
    void navigate(to, { replace: true });
  }

  const save = useAct(
    async () => {
      if (!isOthers) {
        const { saveView } = await request(SaveViewDocument, { input: { id, name, isShared, address } });
        if (saveView.metadata.status >= 400) return saveView;
      }
      if (isFirst === (current?.isFirst ?? false)) return done;
      return (await request(ChooseFirstViewDocument, { input: { id: isFirst ? id : null } })).chooseFirstView;
    },
    () => {
      leave(
        `${address}&saved=${id}`,
        i18n._({ id: 'console.views.was-saved', message: 'The view was saved' }),
      );
    },
  );
  const remove = useAct(
    async () => (await request(RemoveViewDocument, { input: { id } })).removeView,
    () => {
      leave(address, i18n._({ id: 'console.views.was-deleted', message: 'The view was deleted' }));
    },
  );

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (!isMissing) save.run(undefined);
    else event.currentTarget.querySelector('input')?.focus();
  }

  const failure = save.failure ?? remove.failure;
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        current
          ? i18n._({ id: 'console.views.edit', message: 'Edit view' })
          : i18n._({ id: 'console.views.save', message: 'Save view' })
      }
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        {failure && <Banner answersPress tone="error" title={failure} />}
        {isOthers ? (
          <p>
            <Trans
              id="console.views.of-others"
              message="A colleague shares this view. You can have your cases open with it."
            />
          </p>
        ) : (
          <>
            <TextField
              label={i18n._({ id: 'console.views.name', message: 'Name' })}
              required
              error={
                wasTried && isMissing
                  ? i18n._({ id: 'console.views.name-missing', message: 'Enter a name' })
                  : undefined
              }
              maxLength={60}
              autoComplete="off"
              value={name}
              onChange={({ currentTarget }) => {
                setName(currentTarget.value);
              }}
            />
            <Checkbox
              label={i18n._({ id: 'console.views.share', message: 'Share with everyone on the team' })}
              checked={isShared}
              onChange={({ target }) => {
                setShared(target.checked);
              }}
            />
          </>
        )}
        <Checkbox
          label={i18n._({ id: 'console.views.first', message: 'Open my cases with this view' })}
          checked={isFirst}
          onChange={({ target }) => {
            setFirst(target.checked);
          }}
        />
        {isDeleting && (
          <Banner
            live
            tone="warning"
            title={i18n._({ id: 'console.views.sure', message: 'Delete this view?' })}
          >
            <p>
              <Trans
                id="console.views.sure-text"
                message="Its cases stay. If it is shared, it is gone for everyone."
              />
            </p>
            <Button
              size="small"
              busy={remove.busy}
              onClick={() => {
                remove.run(undefined);
              }}
            >
              <Trans id="console.views.delete-now" message="Yes, Delete" />
            </Button>
          </Banner>
        )}
        <div className={styles.actions}>
          {current && !isDeleting && (!isOthers || may(staff, 'changeSettings')) && (
            <Button
              variant="quiet"
              className={styles.delete}
              onClick={() => {
                setDeleting(true);
              }}
            >
              <Trans id="console.views.delete" message="Delete" />
            </Button>
          )}
          <Button onClick={onClose}>
            <Trans id="console.views.cancel" message="Cancel" />
          </Button>
          <Button variant="primary" type="submit" busy={save.busy}>
            <Trans id="console.views.confirm" message="Save" />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const done = { metadata: { status: 200, errors: [] } };
