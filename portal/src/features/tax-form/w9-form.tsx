import { Banner } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { useText } from '../../shared/context/use-text.ts';
import { FormFrame } from '../../shared/forms/form-frame.tsx';
import { UnsavedGuard } from '../../shared/forms/unsaved-guard.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTypedReport } from '../../shared/forms/use-typed-report.ts';
import type { Draft } from '../../shared/drafts/use-draft.ts';
import type { OwnTaxForms } from './tax-forms-query.ts';
import { useW9Save } from './use-w9-save.ts';
import { W9Address } from './w9-address.tsx';
import { W9Classification } from './w9-classification.tsx';
import { checkW9Values, isTyped, toDraft, toFirstValues, type W9FormValues } from './w9-form-values.ts';
import { listW9Labels } from './w9-labels.ts';
import { W9Number } from './w9-number.tsx';
import { W9Signature } from './w9-signature.tsx';

interface W9FormProps {
  readonly own: OwnTaxForms;
  readonly draft: Draft<Partial<W9FormValues>>;
  readonly submitLabel: string;
  readonly onSaved: () => void;
  readonly onCancel: (() => void) | undefined;
  /** Hears whether something is typed that is not saved. */
  readonly onTyped?: ((isTyped: boolean) => void) | undefined;
}

/** Everything that a W9 asks for (P275); what is typed comes back, but for the number and the signature. */
export function W9Form({ own, draft, submitLabel, onSaved, onCancel, onTyped }: W9FormProps) {
  const say = useText();
  const save = useW9Save();
  const { user, certification } = own;
  const signerName = user.name ?? '';
  const form = useForm<W9FormValues>({
    initial: { ...toFirstValues(user), ...draft.restored },
    check: (values) => inPageOrder(checkW9Values(say.locale, values, signerName), listW9Labels(say)),
    save: async (values) => {
      const failure = await save(values, certification.revision);
      if (failure !== undefined) return failure;
      draft.clear();
      onSaved();
      return undefined;
    },
    onChange: (values) => {
      draft.keep(toDraft(values));
    },
  });

  useTypedReport(isTyped(form.values, toFirstValues(user)), onTyped);
  if (signerName.trim() === '') return <NameMissing />;

  return (
    <FormFrame form={form} labels={listW9Labels(say)} submitLabel={submitLabel} onCancel={onCancel}>
      <W9Classification form={form} />
      <W9Address form={form} isFromProfile={user.mailingAddress !== null} />
      <W9Number form={form} />
      <W9Signature form={form} certification={certification} signerName={signerName} />
      <UnsavedGuard wouldLose={isTyped(form.values, toDraft(form.values))} isSaving={form.busy} />
    </FormFrame>
  );
}

function NameMissing() {
  const say = useText();
  return (
    <Banner
      tone="warning"
      title={say('w9.name-missing', 'Please add your name to your profile before you sign.')}
    >
      <Link to="/application/profile?edit=information">
        <Trans id="w9.to-profile" message="Go to your profile" />
      </Link>
    </Banner>
  );
}

/** The first fault is the first on the page. */
function inPageOrder(
  errors: Readonly<Record<string, readonly string[]>>,
  labels: Readonly<Record<string, string>>,
) {
  const fields = Object.keys(labels).filter((field) => errors[field]);
  return Object.fromEntries(fields.map((field) => [field, errors[field] ?? []]));
}
