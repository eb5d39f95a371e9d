/** What a browser answers about the sample element. */
export interface Reading {
  /** From its `style`: empty if the value was not taken. */
  readonly declared: string
  /** From `computedStyleMap()`; undefined where the browser has none and nothing else tells. */
  readonly computed: string | undefined
  /** From `getComputedStyle()`. */
  readonly resolved: string
  /** The element's own font size in pixels. */
  readonly font: number
  /** Whether the value is still one for this property once `var()` is replaced. */
  readonly fits: boolean
}

/** What is read in the first state: the drawing in the page has no browser to ask. */
export const initialReading: Reading = {
  declared: '50%',
  computed: '50%',
  resolved: '120px',
  font: 16,
  fits: true,
}
