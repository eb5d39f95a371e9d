import { replaceComments } from '../../markdown/replaceComments.ts'

/** The mark before which lists show a post. */
export const truncateComment = '<!-- truncate -->'

/** The text as its MDX parser sees it: without fences around MDX, with comments of MDX. Lines stay where they are. */
export function prepareMdx(source: string): string {
  return replaceComments(withoutMdxFences(source), (comment) =>
    comment.trim() === 'truncate' ? truncateComment : `{/*${comment.replaceAll('*/', '* /')}*/}`,
  )
}

/** A fence ```` ```mdx-code-block ```` hides MDX from tools for translators; what is in it belongs to the text. */
function withoutMdxFences(source: string): string {
  const lines = source.split('\n')
  let outer: { marks: string } | undefined
  let opened: { marks: string } | undefined
  return lines
    .map((line) => {
      const fence = /^\s*(`{3,}|~{3,})\s*([^`]*)$/.exec(line)
      if (!fence) return line
      const [, marks = '', info = ''] = fence
      const closes = (open: { marks: string }) =>
        info.trim() === '' && marks[0] === open.marks[0] && marks.length >= open.marks.length
      if (outer) {
        if (closes(outer)) outer = undefined
        return line
      }
      if (opened && closes(opened)) {
        opened = undefined
        return ''
      }
      if (/^mdx-code-block\b/.test(info)) {
        opened = { marks }
        return ''
      }
      outer = { marks }
      return line
    })
    .join('\n')
}
