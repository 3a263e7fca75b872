/** The same forms and the same applicant in every process and every run. */
export const seeds = { form: 1, session: 2 };
