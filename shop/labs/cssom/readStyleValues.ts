import type { CssomState } from './cssomState.ts'
import type { StyleValues } from './styleValues.ts'
import { substitute } from './substitute.ts'

/** Sets the styles of parent and child through the CSSOM, and reads the resulting values. */
export function readStyleValues(
  parent: HTMLElement,
  child: HTMLElement,
  state: CssomState,
): StyleValues {
  const { property, value, width, fontSize, x, hasBox } = state
  parent.style.width = `${width}px`
  parent.style.fontSize = `${fontSize}px`
  parent.style.display = property === 'display' ? 'flex' : ''
  parent.style.setProperty('--x', x)
  child.style.cssText = ''
  if (property !== 'width') child.style.width = '50%'
  if (!hasBox && property !== 'display') child.style.display = 'none'
  child.style.setProperty(property, value)

  const style = getComputedStyle(child)
  const substituted = substitute(value, x)
  return {
    declared: child.style.getPropertyValue(property),
    computed: readComputed(child, state),
    resolved: style.getPropertyValue(property),
    font: Number.parseFloat(style.fontSize),
    isValid: substituted !== undefined && CSS.supports(property, substituted),
  }
}

function readComputed(child: HTMLElement, { property }: CssomState): string | undefined {
  if (typeof child.computedStyleMap === 'function')
    return child.computedStyleMap().get(property)?.toString()
  const style = getComputedStyle(child)
  if (property === 'transform' || property === 'line-height') return undefined
  if (property !== 'width' && property !== 'margin-left') return style.getPropertyValue(property)
  // Without a box `getComputedStyle()` returns the computed value.
  const { display } = child.style
  child.style.display = 'none'
  const computed = style.getPropertyValue(property)
  child.style.display = display
  return computed
}
