import { mapFences } from '../texts/mapFences.ts'
import { placeIn, type SourceText } from '../texts/sourceText.ts'

/** Options of Expressive Code on the opening lines of code blocks: marks become marked lines, and marked words are left out. */
export function translateCodeMarks(body: string, text: SourceText): string {
  return mapFences(body, (written, line) => {
    const info = withKnownOptions(written)
    const cleaned = withoutLabels(info)
      .replace(/\s(?:ins|del|mark)=(\{[\d,\s-]+\})/g, ' $1')
      .replace(/\s(?:(?:ins|del|mark)=)?(?:"[^"]*"|'[^']*'|\/(?:[^/\\]|\\.)+\/)(?=\s|$)/g, '')
      .replace(/\s(?:ins|del|mark)=\{(?:"[^"]*"|'[^']*'|[^{}])*\}/g, '')
      .replace(/\s(?:frame|startLineNumber|preserveIndent|hangingIndent)(?:=\S+)?/g, '')
    if (cleaned !== info)
      text.report.untranslated({
        ...placeIn(text, line),
        what: 'Marks in a code block (`ins=`, `del=`, words, `frame=`)',
        todo: 'Lines are marked as `{1-3}` marks them; marked words, labels and frames were left out. `// [!code ++]` behind a line marks it as added.',
      })
    return joinedRanges(cleaned)
  })
}

/** Options that the engine has too, by another name. */
function withKnownOptions(info: string): string {
  const first = /\sstartLineNumber=\{?(\d+)\}?(?=\s|$)/.exec(info)
  const isNumbered = /\sshowLineNumbers(?:=\{?true\}?)?(?=\s|$)/.test(info)
  const numbers = first ? ` showLineNumbers=${first[1]}` : ' showLineNumbers'
  return (first && isNumbered ? info.replace(first[0], '') : info)
    .replace(/\sshowLineNumbers=\{?false\}?(?=\s|$)/, ' noLineNumbers')
    .replace(/\sshowLineNumbers(?:=\{?true\}?)?(?=\s|$)/, numbers)
    .replace(/\swrap=\{?true\}?(?=\s|$)/, ' wrap')
    .replace(/\swrap=\{?false\}?(?=\s|$)/, '')
}

/** Lines may have a label: `{"1":5}`, `ins={"A":6-10}`. */
function withoutLabels(info: string): string {
  return info.replace(/(\{\s*|,\s*)(?:"[^"]*"|'[^']*'):(?=\s*\d)/g, '$1')
}

/** Several ranges become one. */
function joinedRanges(line: string): string {
  const ranges = [...line.matchAll(/\s\{([\d,\s-]+)\}/g)].map(([, range = '']) =>
    range.replaceAll(' ', ''),
  )
  if (ranges.length < 2) return line
  return `${line.replace(/\s\{[\d,\s-]+\}/g, '')} {${ranges.join(',')}}`
}
