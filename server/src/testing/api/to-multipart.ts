/** A call with files, in the parts that a browser would send. */
export async function toMultipart(
  operation: object,
  files: readonly (readonly [name: string, content: Buffer])[],
  headers: Readonly<Record<string, string>>,
): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  const form = new FormData();
  form.set('operations', JSON.stringify(operation));
  const places = files.map((_, index) => [index, [`variables.input.files.${String(index)}`]]);
  form.set('map', JSON.stringify(Object.fromEntries(places)));
  files.forEach(([name, content], index) => {
    form.set(String(index), new Blob([new Uint8Array(content)]), name);
  });
  const body = new Response(form);
  return {
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  };
}
