import { useLingui } from '@lingui/react';
import { useEffect, useState, type ComponentType } from 'react';
import { Banner } from '../components/banner/banner.tsx';
import { Button } from '../components/button/button.tsx';
import { Skeleton, type SkeletonProps } from '../components/skeleton/skeleton.tsx';

export interface LatePart<Props extends object> {
  (props: Props): React.JSX.Element;
  /** Brings its script, so that it shows itself at once; gives the file that it came from. */
  readonly load: () => Promise<string>;
}

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
    const [tries, setTries] = useState(0);
    const [failedTry, setFailedTry] = useState<number>();
    useEffect(() => {
      if (Shown) return;
      loadOnce().then(
        () => {
          setShown(() => loaded);
        },
        () => {
          setFailedTry(tries);
        },
      );
    }, [Shown, tries]);

    if (Shown) return <Shown {...props} />;
    if (failedTry !== tries) return <Skeleton lines={lines} />;
    return (
      <LoadFailure
        onRetry={() => {
          setTries(tries + 1);
        }}
      />
    );
  }
  return Object.assign(Part, { load: loadOnce });
}

function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
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
      <Button size="small" onClick={onRetry}>
        {i18n._({ id: 'ui.late.try-again', message: 'Try Again' })}
      </Button>
    </Banner>
  );
}
