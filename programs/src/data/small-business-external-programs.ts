/** Outside programs for small businesses; names and addresses are invented, a partner lists the ones it trusts. */
export const smallBusinessExternalPrograms = {
  sample: true,
  values: [
    {
      key: 'microloans',
      name: 'Open Hands Microloans',
      url: 'https://microloans.example.org/apply',
      summary: 'Open Hands Microloans lends small businesses up to $15,000 without interest.',
      facts: [
        'You can borrow up to $15,000.',
        'Many lenders share one loan. Each lender gives $25 or more.',
        'You invite your first lenders from the people you know.',
      ],
    },
    {
      key: 'loan-fund',
      name: 'Main Street Loan Fund',
      url: 'https://loanfund.example.org/apply',
      summary: 'The Main Street Loan Fund lends to businesses that banks often turn down.',
      facts: [
        'Your business must have been open for at least 2 years.',
        'You need tax returns and bank statements.',
        'A loan officer helps you with the application.',
      ],
    },
    {
      key: 'business-coaching',
      name: 'Neighborhood Business Coaches',
      url: 'https://coaches.example.org/start',
      summary: 'Neighborhood Business Coaches gives free advice to owners of small businesses.',
      facts: [
        'The first meeting is free and takes about one hour.',
        'Coaches help with plans, prices and records.',
        'You can meet in person or online.',
      ],
    },
  ],
} as const;
