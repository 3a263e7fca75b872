import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Banner } from '../components/banner/banner.tsx';
import { Button } from '../components/button/button.tsx';
import { Skeleton, type SkeletonProps } from '../components/skeleton/skeleton.tsx';

export interface LatePart<Props extends object> {
  (props: Props): React.JSX.Element;
  /** Brings its script, so that it shows itself at once; gives the file that it came from. */
  readonly load: () => Promise<string>;
}

/** The parts that did not come. Once any part comes, the line is back. */
const failedParts = new Set<() => void>();

/** A part of a page whose script comes only where it is needed; until then its shape stands in its place. */
export function createLatePart<Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
  lines: SkeletonProps['lines'] = ['short', 'long', 'medium'],
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<string> | undefined;

  const loadOnce = () => {
    loading ??= load().then(
      (part) => {
        loaded = part;
        for (const tryAgain of failedParts) tryAgain();
        return file;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  function Part(props: Props) {
    // What was shown first stays: another component would begin anew.
    const [Shown, setShown] = useState(() => loaded);
    const [state, setState] = useState<'loading' | 'failed' | 'again'>('loading');
    const [isPressed, setPressed] = useState(false);

    useEffect(() => {
      if (Shown || state === 'failed') return;
      loadOnce().then(
        () => {
          setShown(() => loaded);
        },
        () => {
          setState('failed');
        },
      );
    }, [Shown, state]);
    useEffect(() => {
      if (state !== 'failed') return;
      const tryAgain = () => {
        setState('again');
      };
      failedParts.add(tryAgain);
      return () => {
        failedParts.delete(tryAgain);
      };
    }, [state]);

    if (Shown && isPressed)
      return (
        <Arrived>
          <Shown {...props} />
        </Arrived>
      );
    if (Shown) return <Shown {...props} />;
    if (state === 'loading') return <Skeleton lines={lines} />;
    return (
      <LoadFailure
        isBusy={state === 'again'}
        onRetry={() => {
          setPressed(true);
          setState('again');
        }}
      />
    );
  }
  return Object.assign(Part, { load: loadOnce });
}

/** Whoever pressed the button that is gone now finds themselves at what it brought. */
function Arrived({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

interface LoadFailureProps {
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function LoadFailure({ isBusy, onRetry }: LoadFailureProps) {
  const { i18n } = useLingui();
  return (
    <Banner
      tone="error"
      live
      title={i18n._({
        id: 'ui.late.failed',
        message: 'We could not load this part of the page. Please check your connection.',
      })}
    >
      <Button size="small" busy={isBusy} onClick={onRetry}>
        {i18n._({ id: 'ui.late.try-again', message: 'Try Again' })}
      </Button>
    </Banner>
  );
}
