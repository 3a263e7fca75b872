/** The city whose businesses and residents the small-business programs serve. */
export const kansasCity = {
  sample: false,
  name: 'Kansas City',
  filter: { city: 'Kansas City', state: 'MO' },
};
