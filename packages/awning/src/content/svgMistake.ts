import type { RejectedFile } from '../markdown/rejectedFile.ts'
import { attributeOf, htmlTokens } from '../text/html/htmlTokens.ts'

const hint = 'Open the file in a browser, which shows where its mistake is.'

/** Why browsers do not show an SVG file: other than HTML, it must be without mistakes. */
export function svgMistake(svg: string): RejectedFile | undefined {
  const open: string[] = []
  let isSvg = false
  for (const token of htmlTokens(svg, { xml: true })) {
    if (token.kind === 'open') {
      if (!isSvg && !/^(?:.+:)?svg$/.test(token.name)) break
      if (!isSvg && token.name === 'svg' && attributeOf(token, 'xmlns') === undefined)
        return {
          reason: 'has no xmlns, without which browsers do not show it',
          hint: 'Write <svg xmlns="http://www.w3.org/2000/svg" …>.',
        }
      isSvg = true
      if (!token.selfClosing) open.push(token.name)
    } else if (token.kind === 'close') {
      const expected = open.pop()
      if (expected !== token.name)
        return { reason: `has </${token.name}> where <${expected ?? 'svg'}> is to be closed`, hint }
    }
  }
  if (!isSvg) return { reason: 'is no SVG picture', hint }
  return open.length > 0 ? { reason: `does not close <${open.at(-1) ?? ''}>`, hint } : undefined
}
