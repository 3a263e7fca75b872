import { Chip } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import type { CaseView } from '../use-case.ts';

type Notice = CaseView['notifications'][number];

/** A mail to the applicant, whether it has left, and what happens next where it has not. */
export function NoticeLine({ notice: { summary, state } }: { readonly notice: Notice }) {
  const { i18n } = useLingui();
  return (
    <>
      <p>
        {i18n._({
          id: 'console.notice',
          message: 'Email to the applicant: “{summary}”',
          values: { summary },
        })}{' '}
        <Chip tone={state === 'failed' ? 'danger' : 'neutral'}>{i18n._(stateTexts[state])}</Chip>
      </p>
      {state in nextTexts && <p>{i18n._(nextTexts[state as keyof typeof nextTexts])}</p>}
    </>
  );
}

const stateTexts = {
  waiting: /*i18n*/ { id: 'console.notice.waiting', message: 'Waiting to be sent' },
  retrying: /*i18n*/ { id: 'console.notice.retrying', message: 'Not delivered yet' },
  sent: /*i18n*/ { id: 'console.notice.sent', message: 'Sent' },
  failed: /*i18n*/ { id: 'console.notice.failed', message: 'Not delivered' },
} as const satisfies Record<Notice['state'], object>;

const nextTexts = {
  retrying: /*i18n*/ {
    id: 'console.notice.retrying.next',
    message: 'We will keep trying for some days.',
  },
  failed: /*i18n*/ {
    id: 'console.notice.failed.next',
    message: 'We stopped trying. Please reach the applicant another way.',
  },
} as const;
