import { parse, type ecmaVersion } from 'acorn'

/** An edition of ECMAScript: what a browser must be able to parse. */
type Edition = Extract<ecmaVersion, 2020 | 2022>

/** The inline scripts: what Chrome 80, Firefox 74 and Safari 13.1 parse. */
export const inlineEdition: Edition = 2020
/** The app and its workers: older than the oldest browsers that run them. */
export const appEdition: Edition = 2022

/** What is too new in these scripts, by name, with its place and the text there. */
export function syntaxErrors(scripts: ReadonlyMap<string, string>, edition: Edition): string[] {
  return [...scripts].flatMap(([name, code]) => {
    try {
      // Modules are parsed more strictly; a classic script of a bundle is a module without imports.
      parse(code, { ecmaVersion: edition, sourceType: 'module' })
      return []
    } catch (error) {
      if (!(error instanceof SyntaxError) || !('pos' in error)) throw error
      const place = Number(error.pos)
      return [`${name}: ${error.message}: ${code.slice(place, place + 60)}`]
    }
  })
}

/** What browsers of five years ago do not understand in these style sheets: media queries of level 4. */
export function mediaErrors(sheets: ReadonlyMap<string, string>): string[] {
  return [...sheets].flatMap(([name, css]) =>
    Array.from(css.matchAll(/@media (?:not \(|[^{]*[<>])[^{]*/g), ([query]) => `${name}: ${query}`),
  )
}
