import { Icon, type IconName } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { toFieldId } from '../question-props.ts';
import styles from './result-box.module.css';
import type { Check } from '../use-eligibility-check.ts';

type ProgramFit = Check['programs'][number];

const icons = {
  likely: 'check-circle',
  maybe: 'info',
  unlikely: 'alert',
} as const satisfies Record<ProgramFit['fit'], IconName>;

/** How each program fits, the likely ones first, each with its reasons. */
export function ProgramFits({ programs }: { readonly programs: readonly ProgramFit[] }) {
  const say = useText();
  return (
    <>
      <h3>
        <Trans id="eligibility.programs" message="Do you qualify for our programs?" />
      </h3>
      <ul className={styles.programs}>
        {programs.map((program) => (
          <li key={program.programId} className={styles.program}>
            <h4>{program.name}</h4>
            <p className={styles[program.fit]}>
              <Icon name={icons[program.fit]} />
              {sayFit(say, program.fit)}
            </p>
            <ul>
              {program.reasons.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
              {program.missing.map(({ key, text }) => (
                <li key={text}>
                  <Trans id="eligibility.to-know" message="To be sure, we need to know:" />{' '}
                  <a href={`#${toFieldId(key ?? '')}`}>{text}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

function sayFit(say: Say, fit: ProgramFit['fit']): string {
  switch (fit) {
    case 'likely':
      return say('eligibility.likely', 'You likely qualify');
    case 'maybe':
      return say('eligibility.maybe', 'You may qualify');
    case 'unlikely':
      return say('eligibility.unlikely', 'You probably do not qualify');
  }
}
