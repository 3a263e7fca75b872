import type { ContentFault, EligibilityContent } from '@handrail/engine';
import { TextAreaField, TextField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { setText } from './change-content.ts';
import styles from './eligibility.module.css';

interface TextsSectionProps {
  readonly content: EligibilityContent;
  readonly faults: readonly ContentFault[];
  readonly onChange: (content: EligibilityContent) => void;
}

/** The words above the questions and in the result; an empty one is the standard text. */
export function TextsSection({ content, faults, onChange }: TextsSectionProps) {
  const { i18n } = useLingui();
  const findFault = (path: string) => faults.find((fault) => fault.path === path)?.message;

  function bind(name: 'title' | 'copy' | 'description') {
    return {
      value: content[name] ?? '',
      error: findFault(name),
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
        onChange(setText(content, name, value));
      },
    };
  }

  function bindMessage(name: 'eligible' | 'ineligible') {
    return {
      value: content.message?.[name] ?? '',
      error: findFault(`message.${name}`),
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
        onChange({ ...content, message: setText(content.message ?? {}, name, value) });
      },
    };
  }

  return (
    <section className={styles.section} aria-labelledby="eligibility-texts">
      <h2 id="eligibility-texts">
        <Trans id="console.eligibility.texts" message="Texts" />
      </h2>
      <p className={styles.muted}>
        <Trans id="console.eligibility.texts.text" message="Leave a text empty to use the standard one." />
      </p>
      <TextField
        label={i18n._({ id: 'console.eligibility.title-field', message: 'Title' })}
        {...bind('title')}
      />
      <TextAreaField
        label={i18n._({ id: 'console.eligibility.copy-field', message: 'Introduction' })}
        rows={2}
        {...bind('copy')}
      />
      <TextAreaField
        label={i18n._({ id: 'console.eligibility.description-field', message: 'Description' })}
        hint={i18n._({
          id: 'console.eligibility.description-field.hint',
          message: 'Smaller, under the introduction. Without it there is none.',
        })}
        rows={2}
        {...bind('description')}
      />
      <TextAreaField
        label={i18n._({ id: 'console.eligibility.message.eligible', message: 'Message when eligible' })}
        rows={2}
        {...bindMessage('eligible')}
      />
      <TextAreaField
        label={i18n._({ id: 'console.eligibility.message.ineligible', message: 'Message when not eligible' })}
        rows={2}
        {...bindMessage('ineligible')}
      />
    </section>
  );
}
