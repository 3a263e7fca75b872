import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import styles from './snackbar.module.css';
import { Snackbar } from './snackbar.tsx';

export interface Notice {
  message: string;
  /** An error must also stand in its place on the page: this one leaves. */
  tone?: 'success' | 'error' | undefined;
  action?: { label: string; onPress: () => void } | undefined;
}

/** Nothing takes back the notice that is there. */
type ShowNotice = (notice: Notice | undefined) => void;

const SnackbarContext = createContext<ShowNotice | undefined>(undefined);

/** Gives the page one place where notices appear, the newest replacing the one before. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ notice: Notice; key: number }>();

  const showNotice = useCallback((notice: Notice | undefined) => {
    setShown((before) => notice && { notice, key: (before?.key ?? 0) + 1 });
  }, []);

  return (
    <SnackbarContext value={showNotice}>
      {children}
      <div className={styles.region} role="status">
        {shown && (
          <Snackbar
            key={shown.key}
            notice={shown.notice}
            onClose={() => {
              setShown(undefined);
            }}
          />
        )}
      </div>
    </SnackbarContext>
  );
}

/** Shows a notice: `const showNotice = useSnackbar()`. */
export function useSnackbar(): ShowNotice {
  const showNotice = useContext(SnackbarContext);
  if (!showNotice) throw new Error('No snackbar above');
  return showNotice;
}
