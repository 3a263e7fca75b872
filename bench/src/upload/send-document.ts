import { toCall, type Operations } from '../product/operations.ts';

/** Uploads one file as a GraphQL multipart request and gives the id of its document. */
export async function sendDocument(address: string, cookie: string, file: File): Promise<string> {
  const operations = toCall('UploadDocuments', { files: [null] });
  const body = new FormData();
  body.append('operations', JSON.stringify(operations));
  body.append('map', JSON.stringify({ 0: ['variables.input.files.0'] }));
  body.append('0', file);

  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    // A program has no page, so it names the origin as a browser would.
    headers: { cookie, origin: address, 'x-operation-name': 'UploadDocuments' },
    body,
  });
  const reply = (await response.json()) as { readonly data?: Operations['UploadDocuments']['data'] | null };
  const [document] = reply.data?.uploadDocuments.documents ?? [];
  if (!document) throw new Error(`The upload was refused: ${JSON.stringify(reply)}`);
  return document.id;
}
