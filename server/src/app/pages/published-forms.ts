import { locales } from '@handrail/engine';
import { isWrittenUuid } from '@handrail/engine/uuid';
import { type DefinitionReference, findForm, type Form } from '../../modules/programs/index.ts';
import type { Database } from '../../platform/db/open-database.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';

type PartnerDatabase = Pick<Database, 'partner'>;

/** The parts of the address of a published form. */
export interface FormAddress {
  readonly owner: string;
  readonly key: string;
  readonly version: string;
  /** The checksum of its content. */
  readonly file: string;
}

interface PublishedForm {
  readonly form: Form;
  readonly reference: DefinitionReference;
}

/** The form in the language whose file is asked for; the database shows no more than the owner sees. */
export async function findPublishedForm(
  database: PartnerDatabase,
  { owner, key, version, file }: FormAddress,
): Promise<PublishedForm | undefined> {
  if (!isWrittenUuid(owner) || !/^\d{1,6}$/.test(version)) return undefined;
  const reference = {
    definitionOwner: owner,
    definitionKey: key,
    definitionVersion: Number(version),
  };
  const find = async (tx: Transaction) => {
    for (const locale of locales) {
      const form = await findForm(tx, { partnerId: owner, locale }, reference);
      if (form && [form.checksum, form.forApplicants.checksum].some((each) => file === `${each}.json`))
        return { form, reference };
    }
    return undefined;
  };
  return database.partner({ partnerId: owner, role: 'anonymous' }).read(find);
}

export type ReadForm = (address: string) => Promise<unknown>;

/** Reads forms as applicants get them, while the server renders a page: the same object each time. */
export function createFormReader(database: PartnerDatabase): ReadForm {
  const read = new WeakMap<Form, unknown>();

  return async function readForm(address) {
    const [owner = '', key = '', version = '', file = ''] = address.split('/').slice(3);
    const found = await findPublishedForm(database, { owner, key, version, file });
    if (!found || file !== `${found.form.forApplicants.checksum}.json`)
      throw new Error('A page asks for a form that is not there');
    const { form } = found;
    const known = read.get(form) ?? (JSON.parse(form.forApplicants.body) as unknown);
    read.set(form, known);
    return known;
  };
}
