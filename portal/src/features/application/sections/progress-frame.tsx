import type { ReactNode } from 'react';
import { ProgressLayout } from '../../../shared/layout/progress-layout.tsx';
import { useApplication, useOutline } from '../application-context.tsx';
import { SectionProgress } from './section-progress.tsx';

/** The sections of the application around its pages (P116, P118). */
export function ProgressFrame({ children }: { readonly children: ReactNode }) {
  const { program } = useApplication();
  const { report } = useOutline();
  return (
    <ProgressLayout
      title={program.name}
      share={report.progress}
      renderSteps={(onFollow) => <SectionProgress onFollow={onFollow} />}
    >
      {children}
    </ProgressLayout>
  );
}
