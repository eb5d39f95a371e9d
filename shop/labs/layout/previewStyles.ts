import { containerDeclarations, inlineStyle, itemDeclarations } from './declarations.ts'
import type { LayoutState } from './layoutState.ts'
import { parseCss } from './parseCss.ts'

interface PreviewStyles {
  readonly container: string
  readonly items: readonly string[]
  readonly ignored: readonly string[]
}

/** The initial values of what the style sheet of the lab declares for its first state. */
const initialItem = 'flex: initial; '
const initialContainer = 'display: block; gap: 0; '

/** The styles for the elements: those of the controls, or of the text that the reader has typed. */
export function previewStyles(state: LayoutState, editedCss: string | undefined): PreviewStyles {
  if (editedCss === undefined)
    return {
      container: inlineStyle(containerDeclarations(state)),
      items: state.items.map((item) => inlineStyle(itemDeclarations(state, item))),
      ignored: [],
    }
  const edited = parseCss(editedCss, { supports: (name, value) => CSS.supports(name, value) })
  return {
    container: initialContainer + edited.container,
    items: state.items.map(
      (_, index) => initialItem + edited.everyItem + (edited.items.get(index + 1) ?? ''),
    ),
    ignored: edited.ignored,
  }
}
