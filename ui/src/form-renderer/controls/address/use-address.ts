import { isEmptyAddress, renderCopy, type Address } from '@handrail/engine';
import { findDraft } from '../../find-draft.ts';
import { useForm } from '../../form-context.tsx';
import type { FormStore } from '../../form-store.ts';
import type { ControlProps } from '../control-props.ts';
import { addressOnly, addressWithout } from './address-without.ts';
import { findCopySource } from './find-copy-source.ts';

const streetParts = ['addressLine1', 'addressLine2', 'county', 'latitude', 'longitude'] as const;

// Someone who ticks "I don't have a street address" by mistake finds the street again, also on a later visit to the page.
const streetsPutAway = new WeakMap<FormStore, Map<string, Address>>();

/** The address of a field and the ways to change it; nothing typed is lost by ticking a box and taking it back. */
export function useAddress({ field, state, onChange }: ControlProps<'Address'>) {
  const { store, copyValues } = useForm();
  const { path } = state;
  const address = toAddress(state.value);
  const source = field.copyAddressKey && findCopySource(store.form, path, field.copyAddressKey);

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
