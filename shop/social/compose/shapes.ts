/** The few shapes that the pictures are made of. */

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: { readonly round?: number; readonly stroke?: string; readonly opacity?: number } = {},
): string {
  const stroke = more.stroke === undefined ? '' : ` stroke="${more.stroke}" stroke-width="2"`
  const opacity = more.opacity === undefined ? '' : ` opacity="${more.opacity}"`
  const round = more.round === undefined ? '' : ` rx="${more.round}"`
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${round}${stroke}${opacity}/>`
}

export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
}

export function stroke(d: string, colour: string, width: number, dashes?: string): string {
  const dash = dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${dash}/>`
}

/** A price tag that points to the left, with a hole. */
export function priceTag(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  hole: string,
  outline?: string,
): string {
  const point = height * 0.42
  const [right, bottom, middle] = [x + width, y + height, y + height / 2]
  const edge = outline === undefined ? '' : ` stroke="${outline}" stroke-width="2"`
  return (
    `<path d="M${x} ${middle}L${x + point} ${y}H${right - 6}q6 0 6 6V${bottom - 6}q0 6-6 6H${x + point}z" fill="${fill}" stroke-linejoin="round"${edge}/>` +
    `<circle cx="${x + point * 0.95}" cy="${middle}" r="${Math.max(4, height * 0.09)}" fill="${hole}"${edge}/>`
  )
}
