interface Person {
  readonly tenant: string | null;
  readonly applicantType: { readonly role: string } | null;
}

/** Whether a person files for others, so that applications are told apart by whom they are for (P144). */
export function isThirdParty(person: Person | null | undefined): boolean {
  return person?.tenant === 'advocate' || person?.applicantType?.role === 'ThirdParty';
}
