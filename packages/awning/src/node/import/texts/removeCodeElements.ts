import { placeIn, type SourceText } from './sourceText.ts'

/**
 * Removes scripts and style sheets that begin a line outside of code blocks. Their lines stay, empty, so that everything
 * below keeps its line.
 */
export function removeCodeElements(body: string, text: SourceText): string {
  let fence: string | undefined
  let element: string | undefined
  return body
    .split('\n')
    .map((line, index) => {
      if (element === undefined) {
        const mark = /^[ \t>]*(`{3,}|~{3,})/.exec(line)?.[1]
        if (fence === undefined) fence = mark
        else if (mark?.startsWith(fence) && line.trim().replace(/^>+\s*/, '') === mark)
          fence = undefined
        if (fence !== undefined) return line
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
