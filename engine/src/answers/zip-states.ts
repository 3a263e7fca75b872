/** The state of each range of zip codes, by the first three digits from which on it holds. */
const ranges = (
  '005NY 006PR 008VI 009PR 010MA 028RI 030NH 039ME 050VT 055MA 056VT 060CT 070NJ 090AE 100NY 150PA 197DE 200DC 201VA ' +
  '202DC 206MD 220VA 247WV 270NC 290SC 300GA 320FL 340AA 341FL 350AL 370TN 386MS 398GA 400KY 430OH 460IN 480MI 500IA ' +
  '530WI 550MN 569DC 570SD 580ND 590MT 600IL 630MO 660KS 680NE 700LA 716AR 730OK 733TX 734OK 750TX 800CO 820WY 832ID ' +
  '840UT 850AZ 870NM 885TX 889NV 900CA 962AP 967HI 969GU 970OR 980WA 995AK'
).split(' ');

/** Ranges that reach into other states, which have few zip codes there. */
const shared: Readonly<Record<string, readonly string[]>> = {
  '055': ['VT'],
  '063': ['NY'],
  '205': ['MD', 'VA'],
  '726': ['MO'],
  '739': ['TX'],
  '834': ['WY'],
  '967': ['AS'],
  '969': ['MP', 'MH', 'FM', 'PW'],
};

/** The states that a zip code may be in, the likely one first; none for digits that are no zip code. */
export function listStatesOfZip(zip: string): readonly string[] {
  const area = zip.slice(0, 3);
  const range = ranges.findLast((each) => each.slice(0, 3) <= area);
  return range === undefined ? [] : [range.slice(3), ...(shared[area] ?? [])];
}
