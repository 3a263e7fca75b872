declare module 'samlp' {
  interface ResponseOptions {
    readonly issuer: string;
    readonly cert: string;
    readonly key: string;
    readonly audience: string;
    readonly recipient: string;
    readonly destination: string;
    readonly inResponseTo: string;
    readonly signResponse: boolean;
    readonly signatureAlgorithm: 'rsa-sha256';
    readonly digestAlgorithm: 'sha256';
    readonly lifetimeInSeconds: number;
  }
  interface Person {
    readonly id: string;
    readonly displayName: string;
    readonly name: { readonly givenName: string; readonly familyName: string };
    readonly emails: readonly { readonly value: string }[];
  }
  const samlp: {
    getSamlResponse: (
      options: ResponseOptions,
      person: Person,
      done: (error: Error | null, response: string) => void,
    ) => void;
  };
  export default samlp;
}
