/** Letters that do not fall apart into a plain letter and a mark. */
const spellings: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Ø: 'O', ø: 'o', Ł: 'L', ł: 'l' },
  ...{ Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', Þ: 'Th', þ: 'th', Ħ: 'H', ħ: 'h', ı: 'i', Ŋ: 'N', ŋ: 'n' },
  ...{ Ŧ: 'T', ŧ: 't', ʻ: "'", ʼ: "'", '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-' },
};

/** Spells a text with the printable ASCII that banks and tax offices accept; what has no such spelling is left out. */
export function toAscii(text: string): string {
  const spelled = Array.from(text.normalize('NFC'), (letter) => spellings[letter] ?? letter).join('');
  return spelled
    .normalize('NFKD')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^ -~]/g, '')
    .trim();
}
