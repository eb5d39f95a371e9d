/** What an edited style sheet declares: for the container, for all items, and for single items by their position. */
export interface EditedStyle {
  readonly container: string
  readonly everyItem: string
  readonly items: ReadonlyMap<number, string>
  /** Selectors that name nothing in the lab, and declarations that the browser does not know. */
  readonly ignored: readonly string[]
}

interface Options {
  /** Whether the browser knows the declaration; `CSS.supports` outside of tests. */
  readonly supports: (property: string, value: string) => boolean
}

const rulePattern = /([^{}]+)\{([^{}]*)\}/g

/** Reads rules for `.shelf`, `.shelf > *` and `.shelf > :nth-child(2)`. */
export function parseCss(text: string, { supports }: Options): EditedStyle {
  const items = new Map<number, string>()
  const ignored: string[] = []
  let container = ''
  let everyItem = ''
  const withoutComments = text.replaceAll(/\/\*.*?\*\//gs, '')
  for (const [, selectors = '', body = ''] of withoutComments.matchAll(rulePattern)) {
    const style = `${readDeclarations(body, supports, ignored)}; `
    for (const selector of selectors.split(',').map((part) => part.replaceAll(/\s+/g, ''))) {
      const position = /^\.shelf>:nth-child\((\d)\)$/.exec(selector)?.[1]
      if (selector === '.shelf') container += style
      else if (selector === '.shelf>*') everyItem += style
      else if (position) items.set(Number(position), (items.get(Number(position)) ?? '') + style)
      else ignored.push(selector)
    }
  }
  return { container, everyItem, items, ignored }
}

function readDeclarations(body: string, supports: Options['supports'], ignored: string[]): string {
  return body
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => {
      if (declaration === '') return false
      const [property = '', ...value] = declaration.split(':')
      if (supports(property.trim(), value.join(':').trim())) return true
      ignored.push(declaration)
      return false
    })
    .join('; ')
}
