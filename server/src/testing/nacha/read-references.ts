/** The first column of a list that we wrote. */
export const readReferences = (content = '') =>
  content
    .split('\r\n')
    .slice(1)
    .map((line) => /^"([^"]*)"/.exec(line)?.[1] ?? '')
    .filter((reference) => reference !== '');
