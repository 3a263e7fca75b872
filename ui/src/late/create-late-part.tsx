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

/**
 * A part of a page whose script comes only where it is needed; until then its shape stands in its place. One without a shape
 * is not missed until it comes.
 */
export function createLatePart<Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
  lines: SkeletonProps['lines'] | null = ['short', 'long', 'medium'],
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
    const [failureCount, setFailureCount] = useState(0);

    useEffect(() => {
      if (Shown || state === 'failed') return;
      // To begin a load takes a slow phone a moment, and what someone pressed while the page came alive goes first.
      const timer = setTimeout(() => {
        loadOnce().then(
          () => {
            setShown(() => loaded);
          },
          () => {
            setState('failed');
            setFailureCount((count) => count + 1);
          },
        );
      });
      return () => {
        clearTimeout(timer);
      };
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
    if (lines === null) return <></>;
    if (state === 'loading') return <Skeleton lines={lines} />;
    return (
      <LoadFailure
        isBusy={state === 'again'}
        hasFailedAgain={failureCount > 1}
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
    const hasLostFocus = document.activeElement === null || document.activeElement === document.body;
    if (hasLostFocus) place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

interface LoadFailureProps {
  readonly isBusy: boolean;
  /** Some browsers remember the failure, and a release takes files away: only a new page helps then. */
  readonly hasFailedAgain: boolean;
  readonly onRetry: () => void;
}

function LoadFailure({ isBusy, hasFailedAgain, onRetry }: LoadFailureProps) {
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
      {hasFailedAgain && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            location.reload();
          }}
        >
          {i18n._({ id: 'ui.late.reload', message: 'Reload This Page' })}
        </Button>
      )}
    </Banner>
  );
}
