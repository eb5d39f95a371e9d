import { codeLines, commentLines } from './codeLines.ts'
import { placeIn, type SourceText } from './sourceText.ts'

/**
 * Removes scripts and style sheets that begin a line which is neither code nor a comment. Their lines stay, empty, so that
 * everything below keeps its line.
 */
export function removeCodeElements(body: string, text: SourceText): string {
  if (!/<(?:script|style)\b/i.test(body)) return body
  const [code, comments] = [codeLines(body), commentLines(body)]
  let element: string | undefined
  return body
    .split('\n')
    .map((line, index) => {
      if (element === undefined) {
        if (code.has(index + 1) || comments.has(index + 1)) return line
        element = /^[ \t]*<(script|style)\b/i.exec(line)?.[1]
        if (element === undefined) return line
        report(element.toLowerCase(), index + 1, text)
      }
      const end = new RegExp(`</${element}\\s*>`, 'i').exec(line)
      if (!end) return ''
      element = undefined
      return line.slice(end.index + end[0].length)
    })
    .join('\n')
}

function report(name: string, line: number, text: SourceText): void {
  text.report.untranslated({
    ...placeIn(text, line),
    what: `A \`<${name}>\` element`,
    todo:
      name === 'style'
        ? 'It was removed, because the content security policy forbids inline styles. Put the rules into a file and name it as `theme.css` in the settings.'
        : 'It was removed: texts in Markdown have no code. Name the file .mdx and use a React component, or a lab.',
  })
}
