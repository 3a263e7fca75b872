import { Glyph } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useRef, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Key } from '../../shared/keyboard/key.tsx';
import { useShortcut } from '../../shared/keyboard/use-shortcut.ts';
import { withFilter } from './queue-filters.ts';
import styles from './search-box.module.css';

const findGlyph = 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.3 15.3 20 20';

/** Finds cases by number or person, from every screen. */
export function SearchBox() {
  const { i18n } = useLingui();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useShortcut('find', () => input.current?.focus());

  const wanted = search.get('find') ?? '';
  const label = i18n._({ id: 'console.find.label', message: 'Find a case or a person' });

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    void navigate(`/cases${withFilter(search, 'find', input.current?.value.trim() ?? '')}`);
  }

  return (
    <form className={styles.box} role="search" onSubmit={handleSubmit}>
      <Glyph path={findGlyph} />
      <input
        key={wanted}
        ref={input}
        type="search"
        name="find"
        className={styles.input}
        defaultValue={wanted}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Key className={styles.key}>/</Key>
    </form>
  );
}
