/** One step of the spacing scale is a quarter of a rem, as in Tailwind. */
const spacing = (step: string) => `${Number(step) / 4}rem`

const fixed: Readonly<Record<string, string>> = {
  flex: 'display: flex',
  grid: 'display: grid',
  hidden: 'display: none',
  'flex-col': 'flex-direction: column',
  'flex-wrap': 'flex-wrap: wrap',
  'items-center': 'align-items: center',
  'justify-between': 'justify-content: space-between',
  'justify-center': 'justify-content: center',
  'text-sm': 'font-size: 0.875rem',
  'text-lg': 'font-size: 1.125rem',
  'text-center': 'text-align: center',
  'font-bold': 'font-weight: 700',
  italic: 'font-style: italic',
  underline: 'text-decoration-line: underline',
  rounded: 'border-radius: 0.25rem',
  'rounded-lg': 'border-radius: 0.5rem',
  border: 'border: 1px solid',
  'opacity-50': 'opacity: 50%',
  'w-full': 'width: 100%',
}

const scales: Readonly<Record<string, string>> = {
  p: 'padding',
  px: 'padding-inline',
  py: 'padding-block',
  m: 'margin',
  mx: 'margin-inline',
  my: 'margin-block',
  gap: 'gap',
  w: 'width',
  h: 'height',
}

/** The declaration of a utility without variants, or nothing if it is unknown. */
export function declarationOf(utility: string): string | undefined {
  if (Object.hasOwn(fixed, utility)) return fixed[utility]
  const [, name = '', step, arbitrary] =
    /^([a-z]+)-(?:(\d+(?:\.5)?)|\[([\w.%]+)\])$/.exec(utility) ?? []
  const property = Object.hasOwn(scales, name) ? scales[name] : undefined
  if (!property) return undefined
  return `${property}: ${arbitrary ?? spacing(step ?? '0')}`
}
