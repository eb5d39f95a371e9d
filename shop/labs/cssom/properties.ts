/** The properties to choose from, each with suggested values. None of them loads a resource. */
export const suggestions = {
  width: ['50%', 'auto', '10em', 'calc(50% - 1em)', 'fit-content', '200', 'var(--x)'],
  'margin-left': ['auto', '10%', '2em', 'calc(10% + 1em)', 'var(--x)'],
  'font-size': ['2em', '150%', 'larger', '1.5rem', 'inherit', 'var(--x)'],
  'line-height': ['1.5', '1.5em', '150%', 'normal', 'inherit'],
  color: ['crimson', '#b03522', 'currentcolor', 'color-mix(in oklab, red, blue)', 'var(--x)'],
  transform: ['translate(50%, 1em)', 'rotate(0.02turn)', 'scale(1.2)', 'none'],
  display: ['inline', 'inline-flex', 'block', 'contents', 'none'],
} as const

export type Property = keyof typeof suggestions

export const properties = Object.keys(suggestions).filter(
  (name): name is Property => name in suggestions,
)

export function isInherited(property: Property): boolean {
  return property === 'font-size' || property === 'line-height' || property === 'color'
}
