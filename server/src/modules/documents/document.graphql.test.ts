import { describe, expect, it } from 'vitest';
import { schema } from '../../app/schema.ts';
import { buildApi } from '../../testing/api/build-api.ts';
import { ownPageHeaders } from '../../testing/api/build-endpoint.ts';
import { buildMatrixWorld } from '../../testing/worlds/matrix-world.ts';
import { sampleCsv } from '../../testing/sample-files.ts';
import { toMultipart } from '../../testing/api/to-multipart.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const query = `mutation Test($input: UploadDocumentsInput!) {
  uploadDocuments(input: $input) {
    metadata { status errors message }
    documents { id filename mimetype state previewUrl downloadUrl uploader { name } permanent pinned summary { prediction { label } } }
  }
}`;

async function upload(files: readonly (readonly [string, Buffer])[]) {
  const api = await buildApi(database(), schema);
  const world = await buildMatrixWorld(database());
  const session = await world.signIn('owner');
  const operation = { query, variables: { input: { files: files.map(() => null) } } };
  const reply = await api.send(
    { method: 'POST', url: '/graphql', ...(await toMultipart(operation, files, ownPageHeaders)) },
    session,
  );
  return { api, session, status: reply.status, body: JSON.parse(reply.text) as UploadReply };
}

interface UploadReply {
  readonly data: { readonly uploadDocuments: { readonly documents: readonly { readonly id: string }[] } };
  readonly errors?: unknown;
}

describe('uploadDocuments', () => {
  it('takes files with the call and answers their records [P324]', async () => {
    const { api, session, body } = await upload([['budget.csv', sampleCsv]]);
    expect(body).toEqual({
      data: {
        uploadDocuments: {
          metadata: { status: 200, errors: [], message: null },
          documents: [
            {
              id: expect.any(String) as string,
              filename: 'budget.csv',
              mimetype: 'text/csv',
              state: 'unscanned',
              previewUrl: null,
              downloadUrl: expect.stringMatching(/^\/files\/[\w-]{92}$/) as string,
              uploader: { name: 'Ada Reyes' },
              permanent: false,
              pinned: false,
              summary: { prediction: null },
            },
          ],
        },
      },
    });
    const ids = body.data.uploadDocuments.documents.map(({ id }) => id);
    const asked = {
      query: 'query Test($ids: [ID!]!) { documents(ids: $ids) { nodes { filename } } }',
      variables: { ids },
    };
    expect(JSON.parse((await api.call(asked, session)).text)).toEqual({
      data: { documents: { nodes: [{ filename: 'budget.csv' }] } },
    });
    await api.close();
  });

  it('says what is wrong in the words of the screen [P556]', async () => {
    const { api, body } = await upload([['budget.exe', sampleCsv]]);
    expect(body).toMatchObject({
      data: {
        uploadDocuments: {
          documents: null,
          metadata: {
            status: 400,
            message: 'Only images, pdfs, word documents, or excel files are allowed.',
          },
        },
      },
    });
    await api.close();
  });

  it('answers 413 in the words of the screen to more than 32 MB [P559] [P743] [check 35]', async () => {
    const { api, status, body } = await upload([['a.pdf', Buffer.alloc(33 * 1024 * 1024)]]);
    expect([status, body]).toEqual([
      413,
      {
        errors: [
          {
            message:
              'The request size was too large. Please remove some document(s) and try again. Only 32MB can be uploaded at once.',
          },
        ],
      },
    ]);
    await api.close();
  });

  it('refuses 101 files in the words of the screen [P558] [check 35]', async () => {
    const { api, body } = await upload(
      Array.from({ length: 101 }, (_, index) => [`${String(index)}.csv`, sampleCsv]),
    );
    expect(body.errors).toEqual([
      {
        message: 'Document upload failed: You can upload a max of 100 documents at a time. Please try again.',
      },
    ]);
    await api.close();
  });
});
