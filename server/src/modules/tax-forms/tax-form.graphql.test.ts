import { describe, expect, it } from 'vitest';
import { insertMember } from '../../testing/builders/insert-member.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();

const create = `mutation CreateW9TaxForm($input: CreateW9TaxFormInput!) {
  createW9TaxForm(input: $input) {
    metadata { status errors message }
    currentUser { id taxForms { id type tin tinType formRevision } }
  }
}`;

const data = {
  taxClassification: 'individual',
  name: 'Ada Reyes',
  addressLine1: '1 Main St',
  city: 'Gary',
  state: 'IN',
  zip: '46402',
  tin: 'SSN',
  ssn: '987-65-4321',
  signature: 'Ada Reyes',
};

interface Created {
  readonly createW9TaxForm: { readonly metadata: unknown; readonly currentUser: unknown };
}

describe('createW9TaxForm', () => {
  it("takes data and type and gives metadata with 201 and the person's tax forms [P638] [P675]", async () => {
    const { ctx, user } = await insertMember(database());

    const result = await runOperation<Created>(ctx, create, { input: { type: 'W9', data } });

    expect(result.data.createW9TaxForm).toEqual({
      metadata: { status: 201, errors: [], message: null },
      currentUser: {
        id: user.id,
        taxForms: [
          {
            id: expect.any(String) as string,
            type: 'W9',
            tin: '•••-••-4321',
            tinType: 'SSN',
            formRevision: 'March 2024',
          },
        ],
      },
    });
  });

  it('says what is wrong, and gives no person [P744]', async () => {
    const { ctx } = await insertMember(database());
    const input = { type: 'W9', data: { ...data, ssn: '1' } };

    const result = await runOperation<Created>(ctx, create, { input });

    expect(result.data.createW9TaxForm).toEqual({
      metadata: {
        status: 400,
        errors: ['INVALID_INPUT', 'Please enter a 9 digit number'],
        message: 'Please enter a 9 digit number',
      },
      currentUser: null,
    });
  });

  it('refuses another type of form, and texts without end', async () => {
    const { ctx } = await insertMember(database());
    const other = await runOperation(ctx, create, { input: { type: 'W8BEN', data } });
    expect(other.errors).toHaveLength(1);

    const long = { ...data, dba: 'x'.repeat(201) };
    const result = await runOperation<Created>(ctx, create, { input: { type: 'W9', data: long } });
    expect(result.data.createW9TaxForm.metadata).toMatchObject({
      status: 400,
      message: 'Please keep each field to 200 characters or fewer.',
    });
  });
});

describe('w9Certification', () => {
  it('tells what a signature certifies, and of which revision', async () => {
    const { ctx } = await insertMember(database());
    const result = await runOperation(ctx, '{ w9Certification { revision opening statements } }');
    expect(result.data.w9Certification).toMatchObject({
      revision: 'March 2024',
      opening: 'Under penalties of perjury, I certify that:',
      statements: { length: 4 },
    });
  });
});
