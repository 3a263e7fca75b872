import { redirect, useLoaderData, type LoaderFunction } from 'react-router';
import { usePortal, type PortalSession } from '../../app/portal-context.tsx';
import { queryClientOf } from '../../app/query-client.ts';
import { isOpenNow } from '../application/open-programs-query.ts';
import { isFlagOn } from '../partner/is-flag-on.ts';
import { Column } from '../shell/column.tsx';
import { findIntroScreen, introPath, type IntroAddress, type IntroScreen } from './intro-screen.ts';
import { IntroSteps } from './intro-steps.tsx';
import { IntroView } from './intro-view.tsx';
import { programsQuery, type Program } from './list-programs.ts';
import { SectionsView } from './sections-view.tsx';

interface IntroData {
  readonly program: Program;
  readonly screen: IntroScreen;
}

/** One screen of a program's introduction: /program/:programId/intro and below */
export function createIntroPage(session: PortalSession, address: IntroAddress) {
  const loader: LoaderFunction = async ({ params }) => {
    const client = queryClientOf(session);
    const programs = await client.query({ ...programsQuery(session), staleTime: 'static' });
    const program = programs.find(({ id }) => id === params.programId);
    if (!program || !(await isOpenNow(client, session, program.id))) return redirect('/application/portal');

    const screen = findIntroScreen(program, address, params.screenKey);
    if (!screen) return redirect(introPath(program));
    return { program, screen } satisfies IntroData;
  };
  return { loader, Component: IntroPage };
}

function IntroPage() {
  const { program, screen } = useLoaderData<IntroData>();
  const { partner } = usePortal();
  return (
    <Column narrow>
      {screen.kind === 'page' ? (
        <IntroView
          program={program}
          page={screen.page}
          nextPath={screen.nextPath}
          navigation={isFlagOn(partner, 'intro-pages-navigation') && <IntroSteps {...{ program, screen }} />}
        />
      ) : (
        <SectionsView program={program} />
      )}
    </Column>
  );
}
