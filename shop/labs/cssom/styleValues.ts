/** The values that a browser reports for the sample element. */
export interface StyleValues {
  /** From its `style`: empty if the value was rejected. */
  readonly declared: string
  /** From `computedStyleMap()`; undefined where the browser does not support it and no fallback exists. */
  readonly computed: string | undefined
  /** From `getComputedStyle()`. */
  readonly resolved: string
  /** The element's own font size in pixels. */
  readonly font: number
  /** Whether the value is valid for this property once `var()` is substituted. */
  readonly isValid: boolean
}

/** The values of the initial state, for rendering on the server. */
export const initialValues: StyleValues = {
  declared: '50%',
  computed: '50%',
  resolved: '120px',
  font: 16,
  isValid: true,
}
