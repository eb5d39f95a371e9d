/** Where things are on the default picture, in pixels. */
export const layout = {
  /** Left and right edge of texts. */
  start: 80,
  end: 1120,
  /** The region of section, title and description, between the header and the facts. */
  top: 164,
  bottom: 558,
  /** Base line of the facts. */
  facts: 570,
} as const
