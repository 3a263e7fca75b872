/** The name by which assistive technology knows a control with this label, whether or not it must be answered. */
export function named(label: string): RegExp {
  return new RegExp(`^${toPattern(label)}(\\s*\\*)?(\\s*\\(optional\\))?$`);
}

/** A name that says just this, however the browser puts spaces between its parts. */
export function saying(words: string): RegExp {
  return new RegExp(`^${toPattern(words).replaceAll('\\s+', '\\s*')}$`);
}

/** A name of which something else may follow, such as what an option means. */
export function beginningWith(label: string): RegExp {
  return new RegExp(`^${toPattern(label)}(?![\\p{L}\\p{N}])`, 'u');
}

function toPattern(text: string): string {
  return text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
}
