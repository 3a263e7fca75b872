import { Banner, Skeleton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type PerformCaseActionInput, PreviewCaseActionDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import styles from './mail-preview.module.css';

/** How long to wait after the last key before the mail is written again. */
const pauseMs = 400;

/** The email that the action will send, word for word, and whom it goes to. */
export function MailPreview({ input }: { readonly input: PerformCaseActionInput }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const asked = useLater(JSON.stringify(input));
  const { data, isError } = useQuery({
    queryKey: ['case-action-preview', asked],
    queryFn: async () =>
      (await request(PreviewCaseActionDocument, { input: JSON.parse(asked) as PerformCaseActionInput }))
        .caseActionPreview,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const title = i18n._({ id: 'console.preview.title', message: 'Email preview' });
  const refusal = data && data.metadata.status >= 400 ? data.metadata.message : null;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long mail scrolls, by keyboard too.
    <div className={styles.preview} role="group" aria-label={title} tabIndex={0}>
      {isError && (
        <Banner
          tone="warning"
          title={i18n._({
            id: 'console.preview.failed',
            message: 'We could not load the preview of the email.',
          })}
        />
      )}
      {refusal !== null && <Banner tone="warning" title={refusal} />}
      {!data && !isError && <Skeleton lines={['short', 'long', 'medium']} />}
      {data && refusal === null && !data.mail && (
        <p className={styles.none}>
          <Trans id="console.preview.none" message="No email is sent." />
        </p>
      )}
      {data?.mail && (
        <>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.head}>
            <dt>
              <Trans id="console.preview.to" message="To" />
            </dt>
            <dd>{data.mail.name === null ? data.mail.email : `${data.mail.name} (${data.mail.email})`}</dd>
            <dt>
              <Trans id="console.preview.subject" message="Subject" />
            </dt>
            <dd>{data.mail.subject}</dd>
          </dl>
          <p className={styles.text}>{data.mail.text}</p>
        </>
      )}
    </div>
  );
}

/** A value once it has stood still for a moment. */
function useLater(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
