import { checkProfile, formatPhone, toE164 } from '@handrail/engine';
import { CheckboxField } from '@handrail/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { platformNameOf } from '../../../shared/partner/partner-names.ts';
import { useDraft, type Draft } from '../../../shared/drafts/use-draft.ts';
import { accountQuery, type AccountUser } from '../../../shared/person/account-query.ts';
import { FormDialog } from '../form-dialog.tsx';
import { LogOutButton } from '../log-out-button.tsx';
import { NameField } from './name-field.tsx';
import { PhoneField } from './phone-field.tsx';
import styles from './profile-dialog.module.css';
import { RoleChoice } from './role-choice.tsx';
import { TermsText } from './terms-text.tsx';
import { hasRoles, mustChooseType } from './type-choices.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useProfileUpdate } from './use-profile-update.ts';

interface ProfileValues {
  readonly name: string;
  readonly phone: string;
  readonly applicantTypeId: string;
  readonly hasAgreedToTerms: boolean;
}

/** Asks a new person who they are; it must be completed before anything else (P572-P578). */
export function ProfileDialog() {
  const draft = useDraft('profile', isProfileDraft);
  return draft.isLoading ? null : <ProfileForm draft={draft} />;
}

function ProfileForm({ draft }: { draft: Draft<ProfileValues> }) {
  const session = usePortal();
  const say = useText();
  const update = useProfileUpdate();
  const { user, settings } = useSuspenseQuery(accountQuery(session)).data;
  const choices = user.applicantTypeChoices;
  const mayChooseRole = mustChooseType(choices);

  const form = useForm<ProfileValues>({
    initial: draft.restored ?? toProfileValues(user),
    check: (values) => checkProfile(say.locale, { ...values, email: user.email }, { mayChooseRole }),
    save: async ({ name, phone, applicantTypeId }) => {
      const failure = await update({
        name: name.trim(),
        phone: toE164(phone) ?? null,
        ...(applicantTypeId !== '' && { applicantTypeId }),
        acceptsTerms: true,
      });
      if (failure === undefined) draft.clear();
      return failure;
    },
    onChange: draft.keep,
  });

  return (
    <FormDialog
      title={say('profile-dialog.title', 'Tell us who you are')}
      lead={say('profile-dialog.lead', '{platform} needs this before you apply. You can change it later.', {
        platform: platformNameOf(session.partner),
      })}
      form={form}
      submitLabel={say('profile-dialog.submit', 'Save And Continue')}
      otherAction={<LogOutButton />}
    >
      <NameField form={form} />
      <dl className={styles.email}>
        <dt>{say('account.email', 'Email')}</dt>
        <dd>{user.email}</dd>
      </dl>
      <PhoneField form={form} channels={settings.channels} />
      {hasRoles(choices) && <RoleChoice form={form} choices={choices} roles={settings.applicantTypeRoles} />}
      <CheckboxField
        id="hasAgreedToTerms"
        label={<TermsText />}
        required
        error={form.errorOf('hasAgreedToTerms')}
        checked={form.values.hasAgreedToTerms}
        onChange={({ target }) => {
          form.set({ hasAgreedToTerms: target.checked });
        }}
      />
    </FormDialog>
  );
}

function toProfileValues(user: AccountUser): ProfileValues {
  return {
    // An account starts with its email for a name.
    name: user.hasFullProfile ? (user.name ?? '') : '',
    phone: formatPhone(user.phone ?? ''),
    applicantTypeId: user.applicantType?.id ?? '',
    hasAgreedToTerms: false,
  };
}

function isProfileDraft(values: unknown): values is ProfileValues {
  if (typeof values !== 'object' || values === null) return false;
  const entries = new Map<string, unknown>(Object.entries(values));
  const areTexts = ['name', 'phone', 'applicantTypeId'].every(
    (name) => typeof entries.get(name) === 'string',
  );
  return areTexts && typeof entries.get('hasAgreedToTerms') === 'boolean';
}
