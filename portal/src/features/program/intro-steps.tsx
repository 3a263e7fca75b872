import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { introPath, type IntroScreen } from '../../shared/programs/intro-screen.ts';
import styles from './intro-steps.module.css';
import type { Program } from '../../shared/programs/list-programs.ts';

interface IntroStepsProps {
  readonly program: Program;
  readonly screen: Extract<IntroScreen, { kind: 'page' }>;
}

/** Back, and a dot for each page of the introduction (P627). */
export function IntroSteps({ program, screen }: IntroStepsProps) {
  const { index } = screen;
  const pages = program.introPages;
  const previous = pages[index - 1];

  return (
    <nav className={styles.steps} aria-labelledby="intro-steps">
      <Link to={previous ? introPath(program, previous.key) : '/application/portal'}>
        <Trans id="intro.back" message="Back" />
      </Link>
      <p id="intro-steps" className={styles.count}>
        <Trans
          id="intro.step"
          message="Page {number} of {count}"
          values={{ number: index + 1, count: pages.length }}
        />
      </p>
      <span className={styles.dots} aria-hidden="true">
        {pages.map(({ key }, position) => (
          <span key={key} className={styles.dot} data-current={position === index} />
        ))}
      </span>
    </nav>
  );
}
