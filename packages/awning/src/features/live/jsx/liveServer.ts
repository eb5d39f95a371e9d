import { renderToStaticMarkup } from 'react-dom/server'
import { provideReact, shownBy, type Example } from './shownBy.ts'

declare global {
  /** Renders the first state of an example. The build calls it, in a context without anything of Node. */
  var liveMarkup: ((example: Example) => string) | undefined
}

provideReact()
globalThis.liveMarkup = (example) => renderToStaticMarkup(shownBy(example))
