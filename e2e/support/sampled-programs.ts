/** The programs that every run applies to in full. Together they show each kind of field and of page (`tools/drills`). */
export const sampledPrograms = {
  phone: ['housing-voucher', 'rental-assistance', 'small-business-external-loan-fund'],
  keyboard: 'child-care-subsidy',
  mouse: 'micro-business-grant',
  paid: 'child-care-cash-nyc',
} as const;
