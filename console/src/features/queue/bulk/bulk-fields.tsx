import { canSendMessage, toMessageCounter, visibleText } from '@handrail/engine';
import { type CaseActionName, sayCaseAction } from '@handrail/engine/cases';
import { SelectField, TextAreaField, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { AssigneeField } from './assignee-field.tsx';
import { type BulkInput, needsOf } from './bulk-input.ts';
import type { BulkKindShown } from './bulk-texts.ts';
import { listBulkMoves } from './list-bulk-moves.ts';

interface BulkFieldsProps {
  readonly kind: BulkKindShown;
  readonly input: BulkInput;
  /** Whether what is missing is said beside its field. */
  readonly wasTried: boolean;
  readonly onChange: (input: BulkInput) => void;
}

const maxReasonCharacters = 2_000;

/** What a change of many cases asks for. */
export function BulkFields({ kind, input, wasTried, onChange }: BulkFieldsProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { partner, staff } = useConsole();
  const needs = needsOf(input);
  const setAssignee = (assignee: string) => {
    onChange({ ...input, assignee });
  };

  switch (kind) {
    case 'assign':
      return (
        <AssigneeField
          value={input.assignee}
          offersNobody
          error={
            wasTried && input.assignee === ''
              ? i18n._({ id: 'console.bulk.assignee-missing', message: 'Choose someone or “Nobody”' })
              : undefined
          }
          onChange={setAssignee}
        />
      );
    case 'move':
      return (
        <>
          <SelectField
            label={i18n._({ id: 'console.bulk.move', message: 'What to do' })}
            error={
              wasTried && input.action === ''
                ? i18n._({ id: 'console.bulk.move-missing', message: 'Choose a step' })
                : undefined
            }
            value={input.action}
            onChange={({ currentTarget }) => {
              onChange({ ...input, action: currentTarget.value as CaseActionName | '' });
            }}
          >
            <option value="">{i18n._({ id: 'console.bulk.choose-move', message: 'Choose a step' })}</option>
            {listBulkMoves(staff?.rights ?? []).map((name) => (
              <option key={name} value={name}>
                {sayCaseAction(locale, name).label}
              </option>
            ))}
          </SelectField>
          {needs.reason && (
            <TextAreaField
              label={i18n._({ id: 'console.bulk.reason', message: 'Reason' })}
              hint={i18n._({
                id: 'console.bulk.reason-hint',
                message: 'The applicant of each case will read this.',
              })}
              required
              error={
                wasTried && visibleText(input.words) === ''
                  ? i18n._({ id: 'console.bulk.reason-missing', message: 'Enter a reason' })
                  : undefined
              }
              maxLength={maxReasonCharacters}
              value={input.words}
              onChange={({ currentTarget }) => {
                onChange({ ...input, words: currentTarget.value });
              }}
            />
          )}
          {needs.assignee && <AssigneeField value={input.assignee} onChange={setAssignee} />}
        </>
      );
    case 'message':
      return (
        <TextAreaField
          label={i18n._({ id: 'console.bulk.message', message: 'Message' })}
          hint={i18n._({
            id: 'console.bulk.message-hint',
            message: 'Each applicant gets it as a message about their own case.',
          })}
          required
          error={
            wasTried && !canSendMessage(input.words)
              ? i18n._({
                  id: 'console.bulk.message-missing',
                  message: 'Enter a message of at most 600 characters',
                })
              : undefined
          }
          note={toMessageCounter(locale, input.words)}
          value={input.words}
          onChange={({ currentTarget }) => {
            onChange({ ...input, words: currentTarget.value });
          }}
        />
      );
    case 'refer':
      return (
        <SelectField
          label={i18n._({ id: 'console.bulk.program', message: 'Program' })}
          hint={i18n._({
            id: 'console.bulk.program-hint',
            message: 'Each applicant sees on their home page that they were referred, and can apply.',
          })}
          error={
            wasTried && input.programId === ''
              ? i18n._({ id: 'console.bulk.program-missing', message: 'Choose a program' })
              : undefined
          }
          value={input.programId}
          onChange={({ currentTarget }) => {
            onChange({ ...input, programId: currentTarget.value });
          }}
        >
          <option value="">
            {i18n._({ id: 'console.bulk.choose-program', message: 'Choose a program' })}
          </option>
          {partner.programs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      );
    case 'export':
      return (
        <p>
          <Trans
            id="console.bulk.export-about"
            message="You get a CSV file with what the list shows of each case. It is kept for a day, only you can download it, and each download is on record."
          />
        </p>
      );
  }
}
