import type { IntroPage } from '@handrail/engine';
import type { Program } from './list-programs.ts';

/** The three addresses of a program's introduction: its start, its sections overview, one page by key. */
export type IntroAddress = 'first' | 'sections' | 'screen';

export type IntroScreen =
  | { readonly kind: 'page'; readonly page: IntroPage; readonly index: number; readonly nextPath: string }
  | { readonly kind: 'sections' };

/** The screen at an address of a program's introduction, if there is one (P053-P057). */
export function findIntroScreen(
  program: Program,
  address: IntroAddress,
  screenKey: string | undefined,
): IntroScreen | undefined {
  const pages = program.introPages;
  switch (address) {
    case 'sections':
      return { kind: 'sections' };
    case 'first':
      return pages.length > 0 ? pageScreen(program, 0) : { kind: 'sections' };
    case 'screen':
      return pageScreen(
        program,
        pages.findIndex(({ key }) => key === screenKey),
      );
  }
}

export function introPath(program: Program, screenKey?: string): string {
  const start = `/program/${program.id}/intro`;
  return screenKey === undefined ? start : `${start}/${encodeURIComponent(screenKey)}`;
}

function pageScreen(program: Program, index: number): IntroScreen | undefined {
  const page = program.introPages[index];
  if (!page) return undefined;

  return {
    kind: 'page',
    page,
    index,
    nextPath: introPath(program, program.introPages[index + 1]?.key ?? 'sections'),
  };
}
