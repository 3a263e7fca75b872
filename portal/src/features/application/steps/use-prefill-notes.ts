import { formatDay, isSameAnswer, type AnswerValue } from '@handrail/engine';
import type { FormStore } from '@handrail/ui/form-renderer';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { aboutParty, type PartyWords } from '../../../shared/parties/about-party.ts';
import type { PrefillSource } from '../application-query.ts';
import type { OpenApplication } from '../open-application.ts';

/** Says beside an answer that was filled in beforehand where it came from, until it is another answer. */
export function usePrefillNotes({ view, store }: OpenApplication): (path: string) => string | undefined {
  const say = useText();
  const { partner } = usePortal();
  const { prefilled, answers, party } = view.application;
  return (path) => {
    const source = prefilled[path];
    if (!source) return undefined;
    const isUnchanged = isSameAnswer(readAnswer(store, path), answers[path]);
    return isUnchanged ? sourceText(say, source, party, partner.timeZone) : undefined;
  };
}

function readAnswer({ form }: FormStore, path: string): AnswerValue {
  const state = form.findField(path);
  // Of a repeated group a field tells only how many entries it has.
  return state?.field.type === 'Complex' ? form.draftAnswers()[path] : (state?.value as AnswerValue);
}

function sourceText(say: Say, source: PrefillSource, party: PartyWords, timeZone: string): string {
  if (source.from === 'client')
    return say(
      'application.source.client',
      'From what you entered about {client}. Change it if it is different now.',
      {
        client: party.name,
      },
    );
  if (source.from === 'profile')
    return say('application.source.profile', 'From your profile. Change it if it is different now.');
  if (source.from === 'eligibility')
    return say(
      'application.source.eligibility',
      'From your eligibility check on {date}. Change it if it is different now.',
      { date: formatDay(say.locale, source.checkedAt, timeZone) },
    );
  const date = formatDay(say.locale, source.submittedAt, timeZone);
  return aboutParty(
    party,
    say('application.source.application', 'From your {date} application. Change it if it is different now.', {
      date,
    }),
    (client) =>
      say(
        'application.source.application.client',
        'From the {date} application for {client}. Change it if it is different now.',
        { client, date },
      ),
  );
}
