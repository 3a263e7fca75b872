import { sayRequestFailure } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';

/** How an act on the server went; under 400 it is done. */
export interface Outcome {
  readonly metadata: {
    readonly status: number;
    readonly errors: readonly string[];
    readonly message?: string | null;
  };
}

/** An act on the server and its state: under way, or why it was not done. */
export function useAct<Input, Reply extends Outcome>(
  work: (input: Input) => Promise<Reply>,
  onDone: (reply: Reply, input: Input) => void,
) {
  const { i18n } = useLingui();
  const { mutate, reset, isPending, isError, error, data } = useMutation({
    mutationFn: work,
    onSuccess: (reply, input) => {
      if (isDone(reply)) onDone(reply, input);
    },
  });
  const refusal = data && !isDone(data) ? data.metadata : undefined;
  const unknown = i18n._({ id: 'console.act.failed', message: 'Something went wrong. Please try again.' });
  const said = refusal === undefined ? undefined : (refusal.message ?? unknown);
  return {
    run: mutate,
    reset,
    busy: isPending,
    failure: isError ? (sayRequestFailure(i18n, error) ?? unknown) : said,
    code: refusal?.errors[0],
  };
}

function isDone({ metadata }: Outcome): boolean {
  return metadata.status < 400;
}
