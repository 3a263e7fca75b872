import { ContactLine, PageHeading } from '@handrail/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useConsole } from '../../shared/context/console-context.tsx';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { BrandMark } from '../../shared/layout/brand-mark.tsx';
import styles from './sign-in-frame.module.css';

interface SignInFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly foot?: ReactNode;
  /** It replaces another step, so the focus comes to its heading. */
  readonly arrives?: boolean;
  readonly children?: ReactNode;
}

/** The card on which staff come in; a new step brings the focus to its heading. */
export function SignInFrame({ title, lead, foot, arrives, children }: SignInFrameProps) {
  const { partner } = useConsole();
  const heading = useRef<HTMLHeadingElement>(null);
  const lastTitle = useRef(arrives ? '' : title);

  useEffect(() => {
    if (lastTitle.current === title) return;
    lastTitle.current = title;
    heading.current?.focus();
  }, [title]);

  return (
    <main id="main" className={styles.page}>
      <PageTitle title={title} />
      <div className={styles.card}>
        <p className={styles.partner}>
          <BrandMark />
          {partner.name}
        </p>
        <PageHeading ref={heading} lead={lead}>
          {title}
        </PageHeading>
        {children}
        <div className={styles.foot}>
          {foot && <div>{foot}</div>}
          <ContactLine partner={partner} />
        </div>
      </div>
    </main>
  );
}
