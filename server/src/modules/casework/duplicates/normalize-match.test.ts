import { describe, expect, it } from 'vitest';
import { type KnownOfPerson, normalizeMatch } from './normalize-match.ts';

const nothing: KnownOfPerson = {
  name: null,
  birthDate: null,
  phone: null,
  address: null,
  taxNumbers: [],
  bankAccount: null,
  protectedNumbers: [],
};

const normalize = (known: Partial<KnownOfPerson>) => normalizeMatch({ ...nothing, ...known });
const home = { addressLine1: '12 North Main Street', city: 'Lowell', state: 'MA', zip: '01850' };

describe('spellings of the same thing', () => {
  it.each<[Partial<KnownOfPerson>, Partial<KnownOfPerson>]>([
    [{ taxNumbers: ['078-05-1120'] }, { taxNumbers: ['078051120'] }],
    [{ phone: '(219) 873-2341' }, { phone: '+12198732341' }],
    [
      { name: 'Ada María Reyes', birthDate: '1990-01-31' },
      { name: 'REYES, Ada', birthDate: '1990-01-31' },
    ],
    [
      { bankAccount: { routingNumber: '011000015', accountNumber: '0001234567' } },
      { bankAccount: { routingNumber: '011000015', accountNumber: '1234567' } },
    ],
    [
      { address: { ...home, addressLine2: 'Apt. 3B' } },
      { address: { ...home, addressLine1: '12 n. main st', addressLine2: '#3B', zip: '01850-1234' } },
    ],
  ])('%j and %j are the same', (one, other) => {
    expect(normalize(one)).toHaveLength(1);
    expect(normalize(one)).toEqual(normalize(other));
  });

  it.each<[Partial<KnownOfPerson>, Partial<KnownOfPerson>]>([
    [
      { name: 'Ada Reyes', birthDate: '1990-01-31' },
      { name: 'Ada Reyes', birthDate: '1990-01-30' },
    ],
    [{ address: { ...home, addressLine2: 'Apt 3' } }, { address: { ...home, addressLine2: 'Apt 4' } }],
  ])('%j and %j are not', (one, other) => {
    expect(normalize(one)).not.toEqual(normalize(other));
  });

  it('of what says too little are left out', () => {
    expect(normalize({ name: 'Ada', birthDate: '1990-01-31', phone: '911', taxNumbers: ['1120'] })).toEqual(
      [],
    );
    expect(normalize({ name: 'Ada Reyes', address: { ...home, zip: '' } })).toEqual([]);
  });
});
