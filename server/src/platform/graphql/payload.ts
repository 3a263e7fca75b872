import type { FieldMap } from '@pothos/core';
import { builder, type BuilderTypes } from './builder.ts';
import { failureMetadata, type Metadata, successMetadata } from './metadata.ts';

/** What a mutation answers: its outcome and, when it succeeded, what it made. */
export type Payload<T> = { readonly metadata: Metadata } & { readonly [Field in keyof T]?: T[Field] };

/** Answers with the fields that the work returns, or with the metadata of its refusal. */
// oxlint-disable-next-line typescript/no-invalid-void-type -- some work answers nothing but its outcome.
export async function toPayload<T extends object | void>(
  work: Promise<T> | (() => Promise<T>),
  { status = 200 }: { readonly status?: number } = {},
): Promise<Payload<T>> {
  try {
    const fields = await (typeof work === 'function' ? work() : work);
    return { ...fields, metadata: successMetadata(status) };
  } catch (error) {
    return { metadata: failureMetadata(error) } as Payload<T>;
  }
}

export const MetadataType = builder.objectRef<Metadata>('Metadata').implement({
  fields: (t) => ({
    status: t.exposeInt('status', { description: 'Mirrors HTTP; under 400 is success.' }),
    errors: t.stringList({
      description: 'The code of the refusal, then its texts.',
      resolve: ({ errorsIn }, _args, { locale }) => [...errorsIn(locale)],
    }),
    message: t.string({ nullable: true, resolve: ({ messageIn }, _args, { locale }) => messageIn(locale) }),
  }),
});

/** The payload of a mutation that answers nothing but its outcome. */
export const MetadataPayload = definePayload<object>('MetadataPayload');

type FieldsOf<T> = PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload<T>>;

/** Declares a payload type with its own fields, which are all nullable because a refusal has none of them. */
export function definePayload<T extends object>(name: string, fields?: (t: FieldsOf<T>) => FieldMap) {
  return builder.objectRef<Payload<T>>(name).implement({
    fields: (t) => ({
      metadata: t.field({ type: MetadataType, resolve: ({ metadata }) => metadata }),
      ...fields?.(t),
    }),
  });
}
