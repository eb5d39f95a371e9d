import { mapProse } from '../markdown/mapProse.ts'
import { cleanHtml } from '../texts/cleanHtml.ts'
import { attributeValue } from '../texts/htmlTag.ts'
import { placeIn, type SourceText } from '../texts/sourceText.ts'
import { textAt, type Fields } from '../texts/foreignValues.ts'
import { isPlainContainer } from './closeContainers.ts'
import { translateFences } from './vitepressFences.ts'

/** Containers that this engine has too. */
const known = new Set([
  'tip',
  'info',
  'warning',
  'danger',
  'details',
  'note',
  'important',
  'caution',
  'code-group',
])

/** Turns the Markdown of VitePress into that of this engine, line by line: no line moves. */
export function translateVitepress(body: string, fields: Fields, text: SourceText): string {
  const html = cleanHtml(body, 'md', text, {
    replace: (tag, line) => {
      if (tag.name === 'Badge' || tag.name === 'VPBadge') {
        if (tag.kind === 'close') return '</small>'
        text.report.translated('`<Badge>`', placeIn(text, line))
        const label = attributeValue(tag, 'text')
        return tag.kind === 'empty' ? `<small>${label ?? ''}</small>` : `<small>${label ?? ''}`
      }
      // Vue's elements that show nothing themselves.
      if (/^(?:ClientOnly|Transition|KeepAlive|Suspense|Teleport)$/.test(tag.name)) {
        text.report.translated(`\`<${tag.name}>\``, placeIn(text, line))
        return tag.kind === 'close' ? '</div>' : tag.kind === 'open' ? '<div>' : ''
      }
      return undefined
    },
  })
  const prose = mapProse(html, 'md', (run, line) => translateProse(run, line, fields, text))
  return translateFences(prose, text)
}

function translateProse(run: string, firstLine: number, fields: Fields, text: SourceText): string {
  return run
    .split('\n')
    .map((written, index) => {
      const line = firstLine + index
      const place = placeIn(text, line)
      if (/^\s*\[\[toc\]\]\s*$/i.test(written)) {
        text.report.translated('`[[toc]]`: every page has its contents beside the text', place)
        return ''
      }
      return translateContainer(interpolated(written, line, fields, text), line, text)
    })
    .join('\n')
}

function translateContainer(line: string, number: number, text: SourceText): string {
  const [, name = ''] = /^[ \t>]*:{3,}[ \t]*([\w-]+)/.exec(line) ?? []
  if (name === '') return line
  const place = placeIn(text, number)
  if (known.has(name) || isPlainContainer(name)) {
    text.report.translated(`\`::: ${name}\``, place)
    return line
  }
  text.report.untranslated({
    ...place,
    what: `The container \`::: ${name}\``,
    todo: 'It has become a note. Choose one of the boxes of the engine.',
  })
  return line.replace(name, 'note')
}

/** `{{ $frontmatter.title }}` is known; other expressions are code. */
function interpolated(line: string, number: number, fields: Fields, text: SourceText): string {
  return line.replace(/\{\{([^{}]*)\}\}/g, (written, expression: string) => {
    const path = /^\s*\$?frontmatter((?:\.\w+)+)\s*$/.exec(expression)?.[1]
    const value = path === undefined ? undefined : textAt(fields, ...path.slice(1).split('.'))
    const literal = /^\s*(["'`])([^"'`$]*)\1\s*$/.exec(expression)?.[2]
    if (value !== undefined || literal !== undefined) {
      text.report.translated('`{{ … }}` with a known value', placeIn(text, number))
      return value ?? literal ?? ''
    }
    text.report.untranslated({
      ...placeIn(text, number),
      what: '`{{ … }}`, an expression of Vue',
      todo: 'It is shown as it is written. Write its value, or name the file .mdx and use a React component.',
    })
    return written
  })
}
