/** Invented names; a partner lists the twelve schools it works with. */
export const highSchools = {
  sample: true,
  values: [
    { label: 'Bayview High School', value: 'bayview-high-school' },
    { label: 'Cedar Ridge High School', value: 'cedar-ridge-high-school' },
    { label: 'Eastside Early College High School', value: 'eastside-early-college-high-school' },
    { label: 'Franklin Academy', value: 'franklin-academy' },
    { label: 'Harbor Point High School', value: 'harbor-point-high-school' },
    { label: 'Jefferson Technical High School', value: 'jefferson-technical-high-school' },
    { label: 'Lincoln Park High School', value: 'lincoln-park-high-school' },
    { label: 'Maple Grove High School', value: 'maple-grove-high-school' },
    { label: 'Northgate High School', value: 'northgate-high-school' },
    { label: 'Riverside Charter High School', value: 'riverside-charter-high-school' },
    { label: 'Summit Preparatory High School', value: 'summit-preparatory-high-school' },
    { label: 'Westfield High School', value: 'westfield-high-school' },
  ],
} as const;
