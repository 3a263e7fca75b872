/** The headers of a GraphQL call, in the lower case in which Node gives them. */
export const callHeaders = {
  operationName: 'x-operation-name',
  tenantId: 'x-tenant-id',
  identityToken: 'x-identity-token',
  recaptchaToken: 'x-recaptcha-token',
  apiKey: 'x-api-key',
  passive: 'x-handrail-passive',
} as const;
