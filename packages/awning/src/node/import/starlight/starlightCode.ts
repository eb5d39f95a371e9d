import { fenceLines } from '../texts/fenceLines.ts'
import { placeIn, type SourceText } from '../texts/sourceText.ts'

/** Marks of Expressive Code on the opening lines of code blocks become marked lines; marked words are left out. */
export function translateCodeMarks(body: string, text: SourceText): string {
  const isCode = fenceLines(body)
  return body
    .split('\n')
    .map((line, index) => {
      if (
        !isCode[index] ||
        isCode[index - 1] ||
        !/^[ \t>]*(?:\S+[ \t]+)?(?:`{3,}|~{3,})/.test(line)
      )
        return line
      const cleaned = line
        .replace(/\s(?:ins|del|mark)=(\{[\d,\s-]+\})/g, ' $1')
        .replace(/\s(?:(?:ins|del|mark)=)?(?:"[^"]*"|'[^']*'|\/(?:[^/\\]|\\.)+\/)(?=\s|$)/g, '')
        .replace(/\s(?:ins|del|mark)=\{(?:"[^"]*"|'[^']*'|[^{}])*\}/g, '')
        .replace(/\s(?:frame|startLineNumber|preserveIndent|hangingIndent)(?:=\S+)?/g, '')
      if (cleaned !== line)
        text.report.untranslated({
          ...placeIn(text, index + 1),
          what: 'Marks in a code block (`ins=`, `del=`, words, `frame=`)',
          todo: 'Lines are marked as `{1-3}` marks them; marked words and frames were left out. `// [!code ++]` behind a line marks it as added.',
        })
      return joinedRanges(cleaned)
    })
    .join('\n')
}

/** Several ranges become one. */
function joinedRanges(line: string): string {
  const ranges = [...line.matchAll(/\s\{([\d,\s-]+)\}/g)].map(([, range = '']) =>
    range.replaceAll(' ', ''),
  )
  if (ranges.length < 2) return line
  return `${line.replace(/\s\{[\d,\s-]+\}/g, '')} {${ranges.join(',')}}`
}
