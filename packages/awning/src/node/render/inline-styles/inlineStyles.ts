import type { LinkedSheets, StyleSheets } from '../styleSheets.ts'
import { namesIn, parseCss, type CssNode } from './parseCss.ts'
import { presentNames } from './presentNames.ts'
import { usedRules } from './usedRules.ts'
import { withoutRepeats } from './withoutRepeats.ts'

/** Classes that boot adds, before the whole style sheets are there. */
const addedByBoot = ['.wrap']

/** Pages with the same tags and classes have the same styles. This many are kept, so that memory does not grow with the site. */
const keptStyles = 100

interface Sheet {
  readonly nodes: readonly CssNode[]
  /** All tags and classes that its rules need. */
  readonly names: readonly string[]
  readonly appended: string
}

/**
 * The styles that are written into a document: of the style sheets of components the rules that can match
 * something in it, and all rules of the settings, because scripts of the site may add elements that need them.
 */
export class InlineStyles {
  readonly #sheets: StyleSheets
  readonly #parsed = new Map<string, Sheet>()
  readonly #written = new Map<string, string>()

  constructor(sheets: StyleSheets) {
    this.#sheets = sheets
  }

  stylesOf(html: string, linked: readonly LinkedSheets[]): string {
    const present = presentNames(html)
    for (const name of addedByBoot) present.add(name)
    return linked.map((sheets) => this.#rulesOf(sheets, present)).join('')
  }

  #rulesOf(linked: LinkedSheets, present: ReadonlySet<string>): string {
    const address = linked.links.join()
    if (address === '') return ''
    const { nodes, names, appended } = this.#sheetAt(address, linked)
    const used = names.filter((name) => present.has(name))
    const key = `${address} ${used.join()}`
    let rules = this.#written.get(key)
    if (rules === undefined) {
      rules = asElementText(usedRules(nodes, new Set(used)) + appended)
      const [oldest] = this.#written.keys()
      if (this.#written.size >= keptStyles && oldest !== undefined) this.#written.delete(oldest)
      this.#written.set(key, rules)
    }
    return rules
  }

  #sheetAt(address: string, linked: LinkedSheets): Sheet {
    let sheet = this.#parsed.get(address)
    if (!sheet) {
      const { components, appended } = this.#sheets.textOf(linked)
      const nodes = withoutRepeats(parseCss(components))
      sheet = { nodes, names: [...new Set(namesIn(nodes))], appended }
      this.#parsed.set(address, sheet)
    }
    return sheet
  }
}

/** No text in it can end the element. */
function asElementText(css: string): string {
  return css.replaceAll('</', String.raw`<\/`)
}
