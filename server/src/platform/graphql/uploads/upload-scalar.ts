import { GraphQLError, GraphQLScalarType } from 'graphql';
import { type IncomingFile, isIncomingFile } from './incoming-file.ts';

const refusal = 'Send the file as a part of a multipart request';

/** A file of a multipart request (graphql-multipart-request-spec). */
export const uploadScalar = new GraphQLScalarType<IncomingFile, never>({
  name: 'Upload',
  description: 'A file, sent as a part of a multipart request.',
  serialize: () => {
    throw new TypeError('An upload is never sent back');
  },
  parseValue: (value) => {
    if (!isIncomingFile(value)) throw new GraphQLError(refusal);
    return value;
  },
  parseLiteral: () => {
    throw new GraphQLError(refusal);
  },
});
