import { PageHeading } from '@handrail/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../context/page-title.tsx';
import { Column } from './column.tsx';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that has only something to say and a way on. */
export function MessagePage({ title, children }: MessagePageProps) {
  return (
    <Column narrow>
      <PageTitle title={title} />
      <PageHeading>{title}</PageHeading>
      <div className={styles.text}>{children}</div>
    </Column>
  );
}

/** The ways on from a message, side by side where there is room. */
export function MessageActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
