import { listOptionValues } from '@handrail/engine';
import { lazy, Suspense, useRef } from 'react';
import type { ControlProps } from '../control-props.ts';
import { ComboboxStandIn } from './combobox-stand-in.tsx';
import { PlainDropdown } from './plain-dropdown.tsx';

/** The longest list that is shown as the device shows lists; a longer one can be searched. */
const mostPlainOptions = 15;

// Without a network, a list that cannot be searched is better than none.
const loadCombobox = () =>
  import('./combobox-control.tsx').then(
    ({ ComboboxControl }) => ({ default: ComboboxControl }),
    () => ({ default: PlainDropdown }),
  );

const ComboboxControl = lazy(loadCombobox);

/** One or several choices out of a list. */
export function DropdownControl(props: ControlProps<'Dropdown'>) {
  const { multiple, searchable, options } = props.field;
  const wasFocusedRef = useRef(false);
  const isPlain = !multiple && !searchable && listOptionValues(options).length <= mostPlainOptions;

  function noteFocus(isFocused: boolean) {
    wasFocusedRef.current = isFocused;
  }

  if (isPlain) return <PlainDropdown {...props} />;
  return (
    <Suspense fallback={<ComboboxStandIn {...props} onFocusChange={noteFocus} />}>
      <ComboboxControl {...props} wasFocusedRef={wasFocusedRef} />
    </Suspense>
  );
}
