import { Banner, Button, buttonClass, Icon, VisuallyHidden } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { MarkDocumentDocument, type MarkDocumentMutationVariables } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole, useStaffMember } from '../../../shared/context/console-context.tsx';
import { useDates } from '../../../shared/context/use-dates.ts';
import { MoreMenu } from '../../../shared/layout/more-menu.tsx';
import { may } from '../../../shared/session/may.ts';
import { personName } from '../person-name.ts';
import { type CaseView, useReloadCase } from '../use-case.ts';
import type { MarkedDocument } from './document-marks.ts';
import styles from './document-tools.module.css';
import { LabelForm } from './label-form.tsx';

interface DocumentToolsProps {
  readonly found: CaseView;
  readonly document: MarkedDocument;
}

type Change = Omit<MarkDocumentMutationVariables['input'], 'caseId' | 'documentId'>;

/** What staff note about a document: its label, whether it comes first, and who checked it. */
export function DocumentTools({ found, document }: DocumentToolsProps) {
  const { request } = useConsole();
  const reload = useReloadCase(found.id);
  const isAllowed = may(useStaffMember(), 'workCases');
  const [isLabeling, setLabeling] = useState(false);
  const act = useAct(
    async (change: Change) => {
      const input = { caseId: found.id, documentId: document.id, ...change };
      const { markDocument } = await request(MarkDocumentDocument, { input });
      await reload();
      return markDocument;
    },
    () => {
      setLabeling(false);
    },
  );
  const { mark, filename, downloadUrl } = document;
  return (
    <>
      {(isAllowed || downloadUrl !== null) && (
        <MoreMenu>
          {downloadUrl !== null && (
            <a className={buttonClass({ size: 'small' })} href={downloadUrl} download>
              <Trans id="console.case.download" message="Download" />
            </a>
          )}
          {isAllowed && (
            <>
              {mark.checkedAt === null && (
                <Button
                  size="small"
                  onClick={() => {
                    act.run({ isChecked: true });
                  }}
                >
                  <Trans id="console.document.check" message="Mark as checked" />
                  <VisuallyHidden> {filename}</VisuallyHidden>
                </Button>
              )}
              <Button
                size="small"
                onClick={() => {
                  setLabeling(true);
                }}
              >
                {mark.label === null ? (
                  <Trans id="console.document.label-add" message="Add a label" />
                ) : (
                  <Trans id="console.document.label-change" message="Change the label" />
                )}
                <VisuallyHidden> {filename}</VisuallyHidden>
              </Button>
              <Button
                size="small"
                onClick={() => {
                  act.run({ isPinned: !mark.isPinned });
                }}
              >
                {mark.isPinned ? (
                  <Trans id="console.document.unpin" message="Unpin from top" />
                ) : (
                  <Trans id="console.document.pin" message="Pin to top" />
                )}
                <VisuallyHidden> {filename}</VisuallyHidden>
              </Button>
            </>
          )}
        </MoreMenu>
      )}
      {act.failure && (
        <div className={styles.below}>
          <Banner answersPress tone="error" title={act.failure} />
        </div>
      )}
      {isLabeling && (
        <div className={styles.below}>
          <LabelForm
            label={mark.label ?? ''}
            suggestions={found.documentLabels}
            busy={act.busy}
            onSave={(label) => {
              act.run({ label });
            }}
            onClose={() => {
              setLabeling(false);
            }}
          />
        </div>
      )}
      {!isLabeling && (mark.label !== null || mark.checkedAt !== null) && (
        <div className={styles.below}>
          {mark.label !== null && <span className={styles.label}>{mark.label}</span>}
          <Check
            document={document}
            onUndo={
              isAllowed
                ? () => {
                    act.run({ isChecked: false });
                  }
                : undefined
            }
          />
        </div>
      )}
    </>
  );
}

interface CheckProps {
  readonly document: MarkedDocument;
  /** Not there for those who only look. */
  readonly onUndo: (() => void) | undefined;
}

function Check({ document: { mark, filename }, onUndo }: CheckProps) {
  const { i18n } = useLingui();
  const { sayMoment } = useDates();
  if (mark.checkedAt === null) return null;
  return (
    <span className={styles.checked}>
      <Icon name="check" />
      {i18n._({
        id: 'console.document.checked',
        message: 'Checked by {who}, {when}',
        values: {
          who: mark.checkedBy
            ? personName(mark.checkedBy)
            : i18n._({ id: 'console.document.someone', message: 'someone' }),
          when: sayMoment(mark.checkedAt),
        },
      })}
      {onUndo && (
        <Button variant="link" size="small" onClick={onUndo}>
          <Trans id="console.document.uncheck" message="Undo" />
          <VisuallyHidden>
            {' '}
            <Trans
              id="console.document.uncheck-what"
              message="the check of {filename}"
              values={{ filename }}
            />
          </VisuallyHidden>
        </Button>
      )}
    </span>
  );
}
