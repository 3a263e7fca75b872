import { describe, expect, it } from 'vitest';
import { getField, optionValuesOf } from '../testing/find-field.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { areasOfStudy } from '../data/areas-of-study.ts';
import { caregiverRegistration } from './caregiver-registration.ts';

describe('the demographic questions of a registration', () => {
  it.each([
    [
      'hispanicOrLatino.hispanicOrLatino',
      ['mexican-mexican-american-chicano', 'puertorican', 'cuban', 'other', 'none', 'decline'],
    ],
    ['disability', ['have-disability', 'do-not-have-disability', 'decline']],
    ['veteran', ['us-veteran', 'not-us-veteran', 'decline']],
    ['fosterYouth', ['foster-youth', 'not-foster-youth', 'decline']],
    ['assignedGender', ['male', 'female', 'unknown-undetermined', 'decline']],
    ['gender', ['male', 'female', 'transgender', 'not-identify-as-male-female-transgender', 'decline']],
    ['sexualIdentity', ['gay-or-lesbian', 'bisexual', 'straight', 'other', 'decline']],
    ['experience', ['new', 'community-based-provider', 'healthcare-provider', 'not-sure']],
    [
      'reference.reference',
      [
        'socialMedia',
        'onlineAd',
        'newsletter',
        'employer',
        'trainingOrganization',
        'familyMemberOrFriend',
        'email',
        'text',
        'call',
        'other',
        'unknown',
      ],
    ],
    ['receiveProgramInfo', ['yes', 'no']],
  ])(
    'offer the choices of %s [Q050] [Q060] [Q061] [Q062] [Q063] [Q064] [Q065] [Q066] [Q070] [Q073]',
    (key, values) => {
      expect(optionValuesOf(caregiverRegistration, key)).toEqual(values);
    },
  );

  it('offer 21 languages, of which several can be chosen [Q059]', () => {
    expect(optionValuesOf(caregiverRegistration, 'language.language')).toEqual([
      'indigenous/tribal',
      'sign',
      'arabic',
      'armenian',
      'cambodian',
      'chinese',
      'english',
      'farsi',
      'hindi',
      'hmong',
      'japanese',
      'korean',
      'laotian',
      'mien',
      'punjabi',
      'russian',
      'spanish',
      'tagalog',
      'thai',
      'ukrainian',
      'vietnamese',
    ]);
    const form = openForm(caregiverRegistration, { 'language.language': ['sign', 'mien'] });
    expect(errorsOf(form, 'language.language')).toEqual([]);
  });

  it('offer 29 areas of study, each told apart [Q068]', () => {
    const values = optionValuesOf(caregiverRegistration, 'areaOfStudy.areaOfStudy');
    expect(values).toHaveLength(29);
    const form = openForm(caregiverRegistration, { 'areaOfStudy.areaOfStudy': [...values] });
    expect(errorsOf(form, 'areaOfStudy.areaOfStudy')).toEqual([]);
    expect(areasOfStudy.sample).toBe(true);
  });

  it('ask for one answer where only one can be true [Q060] [Q061] [Q062] [Q063] [Q064] [Q065] [Q066]', () => {
    const form = openForm(caregiverRegistration, { gender: ['male', 'female'], experience: ['new'] });
    expect(errorsOf(form, 'gender')).toEqual(['Choose an option from the list']);
    expect(errorsOf(form, 'experience')).toEqual(['Choose an option from the list']);
  });

  it('take several origins, but declining stands alone [Q050]', () => {
    const key = 'hispanicOrLatino.hispanicOrLatino';
    expect(errorsOf(openForm(caregiverRegistration, { [key]: ['cuban', 'puertorican'] }), key)).toEqual([]);
    expect(errorsOf(openForm(caregiverRegistration, { [key]: ['cuban', 'decline'] }), key)).toEqual([
      'This answer cannot be combined with others',
    ]);
  });

  it('require only experience and how people heard of the program [Q067] [Q072] [Q074]', () => {
    const form = openForm(caregiverRegistration);
    const faulty = [
      'hispanicOrLatino.hispanicOrLatino',
      'race.race',
      'language.language',
      'disability',
      'veteran',
      'fosterYouth',
      'assignedGender',
      'gender',
      'sexualIdentity',
      'experience',
      'areaOfStudy.areaOfStudy',
      'reference.reference',
      'receiveProgramInfo',
    ].filter((key) => errorsOf(form, key).length > 0);
    expect(faulty).toEqual(['experience', 'reference.reference']);
    expect(errorsOf(form, 'experience')).toEqual(['A selection is required']);
  });

  it.each([
    ['hispanicOrLatino.other', 'hispanicOrLatino.hispanicOrLatino', ['other'], ['cuban']],
    ['reference.other', 'reference.reference', 'other', 'employer'],
    ['race.other', 'race.race', ['other'], ['asian', 'asian-other']],
    ['race.otherRace.asian', 'race.race', ['asian', 'asian-other'], ['asian', 'thai']],
    [
      'race.otherRace.native-hawaiian-or-pacific-islander',
      'race.race',
      ['native-hawaiian-or-pacific-islander', 'native-hawaiian-or-pacific-islander-other'],
      ['other'],
    ],
  ])(
    'ask for %s only after "other" in %s [Q004] [Q051] [Q056] [Q057] [Q071] [Q142]',
    (text, choice, yes, no) => {
      const shownFor = (chosen: string | string[]) =>
        isShown(openForm(caregiverRegistration, { [choice]: chosen }), text);
      expect([shownFor(yes), shownFor(no)]).toEqual([true, false]);
    },
  );
});

describe('race', () => {
  it('lists its groups, some with origins below them [Q052] [Q053] [Q054] [Q055]', () => {
    const field = getField(caregiverRegistration, 'race.race');
    const options = field.type === 'Dropdown' && field.multiple ? field.options : [];
    expect(options.map(({ label, children = [] }) => [label, ...children.map(({ value }) => value)])).toEqual(
      [
        ['American Indian/Native American/Alaskan Native'],
        [
          'Asian',
          'indian',
          'chinese',
          'cambodian',
          'filipino',
          'indonesian',
          'japanese',
          'korean',
          'laotian',
          'singaporean',
          'thai',
          'vietnamese',
          'asian-other',
        ],
        ['Black/African-American/African'],
        ['Middle Eastern'],
        [
          'Native Hawaiian or Pacific Islander',
          'guamanian',
          'hawaiian',
          'samoan',
          'native-hawaiian-or-pacific-islander-other',
        ],
        ['White/Caucasian'],
        ['Another race'],
        ['I prefer not to answer'],
      ],
    );
  });

  it('takes an origin only together with its group [Q052]', () => {
    const errorsFor = (chosen: string[]) =>
      errorsOf(openForm(caregiverRegistration, { 'race.race': chosen }), 'race.race');
    expect(errorsFor(['asian', 'korean', 'middle-eastern'])).toEqual([]);
    expect(errorsFor(['korean'])).toEqual(['Choose an option from the list']);
  });
});
