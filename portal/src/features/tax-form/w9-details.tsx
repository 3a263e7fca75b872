import { Banner, Button, Skeleton, useSnackbar } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { taxFormsQuery, type OwnTaxForms } from './tax-forms-query.ts';
import { isW9Draft } from './w9-form-values.ts';
import { W9Form } from './w9-form.tsx';
import { W9Summary } from './w9-summary.tsx';

interface W9DetailsProps {
  readonly submitLabel: string;
  /** The way on from a form that was signed before. */
  readonly onward: ReactNode;
  readonly onSaved: () => void;
  readonly onTyped?: ((isTyped: boolean) => void) | undefined;
}

/** The tax form: shown where one was signed, and asked for where none was. */
export function W9Details(props: W9DetailsProps) {
  const say = useText();
  const session = usePortal();
  const showNotice = useSnackbar();
  const { data, isError, refetch } = useQuery(taxFormsQuery(session));
  const failed = say('w9.load-error', 'Something went wrong! Please refresh the page');

  useEffect(() => {
    if (isError) showNotice({ message: failed });
  }, [isError, failed, showNotice]);

  if (data) return <LoadedW9 {...props} own={data} />;
  if (!isError) return <Skeleton lines={['medium', 'long', 'long', 'medium']} />;
  return (
    <Banner tone="error" title={failed}>
      <Button size="small" onClick={() => void refetch()}>
        <Trans id="w9.try-again" message="Try Again" />
      </Button>
    </Banner>
  );
}

function LoadedW9({
  own,
  submitLabel,
  onward,
  onSaved,
  onTyped,
}: W9DetailsProps & { readonly own: OwnTaxForms }) {
  const [signed] = own.user.taxForms;
  const [isEditing, setEditing] = useState(!signed);
  const draft = useDraft('w9', isW9Draft);

  if (signed && !isEditing) {
    return (
      <W9Summary
        form={signed}
        onward={onward}
        onReplace={() => {
          setEditing(true);
        }}
      />
    );
  }
  if (draft.isLoading) return <Skeleton lines={['medium', 'long', 'long', 'medium']} />;
  return (
    <W9Form
      own={own}
      draft={draft}
      submitLabel={submitLabel}
      onTyped={onTyped}
      onSaved={() => {
        setEditing(false);
        onSaved();
      }}
      onCancel={
        signed &&
        (() => {
          draft.clear();
          setEditing(false);
        })
      }
    />
  );
}
