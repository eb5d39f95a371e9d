import { readFence, fenceFlags } from '../../../highlight/fence.ts'
import { placeIn, type SourceText } from './sourceText.ts'

const FENCE = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})[ \t]*([^`\n]*)$/

/**
 * Removes words from the opening lines of code blocks that mean nothing here, and Twoslash: its types are compiled when a site is
 * built, which needs the packages that the code imports.
 */
export function cleanFences(body: string, text: SourceText): string {
  const result: string[] = []
  let open: { marks: string; twoslash: boolean; start: number } | undefined
  for (const [index, line] of body.split('\n').entries()) {
    const [, before = '', marks = '', info = ''] = FENCE.exec(line) ?? []
    if (open) {
      const isEnd = marks.startsWith(open.marks) && info.trim() === ''
      if (isEnd && open.twoslash) {
        const code = result.splice(open.start)
        for (const kept of withoutTwoslash(code)) result.push(kept)
      }
      if (isEnd) open = undefined
      result.push(line)
      continue
    }
    if (marks === '') {
      result.push(line)
      continue
    }
    const twoslash = /(?:^|\s)twoslash(?:\s|$)/.test(info)
    result.push(before + marks + cleanInfo(info, index + 1, text))
    open = { marks, twoslash, start: result.length }
  }
  return result.join('\n')
}

function cleanInfo(info: string, line: number, text: SourceText): string {
  const { fence, mistakes } = readFence(info, null)
  const unknown = [
    ...fence.flags.filter((flag) => !fenceFlags.includes(flag)),
    ...mistakes.filter(({ kind }) => kind === 'option').map(({ written }) => written),
  ]
  let cleaned = info
  if (fence.flags.includes('twoslash')) {
    text.report.untranslated({
      ...placeIn(text, line),
      what: '`twoslash`, types in a code block',
      todo: 'It was removed, because the packages that the code imports are needed. Install them and write `twoslash` again.',
    })
    cleaned = cleaned.replace(/(^|\s)twoslash(?=\s|$)/, '$1')
  }
  for (const word of unknown) {
    text.report.untranslated({
      ...placeIn(text, line),
      what: `The option \`${word}\` of a code block`,
      todo: 'It was removed, because it means nothing to the engine.',
    })
    cleaned = cleaned.replace(optionPattern(word), '$1')
  }
  return cleaned.replace(/[ \t]+/g, ' ').trimEnd()
}

/** A word, or an option with its value. */
function optionPattern(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(^|\\s)${escaped}(?:=(?:"[^"]*"|'[^']*'|\\{[^{}]*\\}|\\S+))?(?=\\s|$)`)
}

/** What Twoslash shows of code: without what is cut off, and without its own comments. */
function withoutTwoslash(lines: readonly string[]): string[] {
  const cut = lines.findLastIndex((line) => /^\s*\/\/ ---cut(?:-before)?---\s*$/.test(line))
  const end = lines.findIndex((line) => /^\s*\/\/ ---cut-after---\s*$/.test(line))
  let hidden = false
  return lines.slice(cut + 1, end < 0 ? undefined : end).filter((line) => {
    if (/^\s*\/\/ ---cut-start---/.test(line)) hidden = true
    const isShown = !hidden && !/^\s*\/\/\s*(?:@(?!filename)\w+(?:\s*:.*)?$|\^[?|])/.test(line)
    if (/^\s*\/\/ ---cut-end---/.test(line)) hidden = false
    return isShown
  })
}
