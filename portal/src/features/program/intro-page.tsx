import { redirect, useLoaderData, type LoaderFunction } from 'react-router';
import { usePortal, type PortalSession } from '../../shared/context/portal-context.tsx';
import { queryClientOf } from '../../shared/api/query-client.ts';
import { isOpenNow } from '../../shared/programs/open-programs-query.ts';
import { isFlagOn } from '../../shared/partner/is-flag-on.ts';
import { Column } from '../../shared/layout/column.tsx';
import {
  findIntroScreen,
  introPath,
  type IntroAddress,
  type IntroScreen,
} from '../../shared/programs/intro-screen.ts';
import { IntroSteps } from './intro-steps.tsx';
import { IntroView } from './intro-view.tsx';
import { programsQuery, type Program } from '../../shared/programs/list-programs.ts';
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
