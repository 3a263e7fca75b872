import { isEmptyAddress, renderCopy, type Address, type LiveForm } from '@handrail/engine';
import { findDraft } from '../../find-draft.ts';
import { useForm } from '../../form-context.tsx';
import type { FormStore } from '../../form-store.ts';
import type { ControlProps } from '../control-props.ts';
import { addressOnly, addressWithout } from './address-without.ts';

const streetParts = ['addressLine1', 'addressLine2', 'county', 'latitude', 'longitude'] as const;

// Somebody who ticks "I don't have a street address" by mistake finds the street again, also on a later visit to the page.
const streetsPutAway = new WeakMap<FormStore, Map<string, Address>>();

/** The address of a field and the ways to change it; nothing typed is lost by ticking a box and taking it back. */
export function useAddress({ field, state, onChange }: ControlProps<'Address'>) {
  const { store, copyValues } = useForm();
  const { path } = state;
  const address = toAddress(state.value);
  const source = field.copyAddressKey && findSource(store.form, path, field.copyAddressKey);

  function setAddress(next: Address) {
    const isNothing = isEmptyAddress(next) && next.copied !== true && next.id === undefined;
    onChange(isNothing ? undefined : next);
  }

  return {
    address,
    /** The name of the address that this one may follow. */
    source: source && renderCopy(source.field.copy, copyValues),
    setAddress,
    setCopied: (isCopied: boolean) => {
      // While it follows another, the field's value is the other's; what was typed here is in the draft.
      const typed = addressWithout(toAddress(findDraft(store.form.draftAnswers(), path)), 'copied');
      setAddress(isCopied ? { ...typed, copied: true } : typed);
    },
    setUnhoused: (isUnhoused: boolean) => {
      const streets = streetsPutAway.get(store) ?? new Map<string, Address>();
      if (isUnhoused) {
        streetsPutAway.set(store, streets.set(path, addressOnly(address, ...streetParts)));
        setAddress({ ...addressWithout(address, ...streetParts), isUnhoused });
      } else {
        setAddress({ ...addressWithout(address, 'isUnhoused'), ...streets.get(path) });
      }
    },
  };
}

function toAddress(value: unknown): Address {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** The field that an address may follow: in the same entry, or further out. */
function findSource(form: LiveForm, path: string, key: string) {
  const within = path.split('.');
  for (let length = within.length; length >= 0; length -= 1) {
    const prefix = within.slice(0, length).join('.');
    const found = form.findField(prefix === '' ? key : `${prefix}.${key}`);
    if (found) return found;
  }
  return undefined;
}
