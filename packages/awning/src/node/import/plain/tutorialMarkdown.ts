import { fenceLines } from '../texts/fenceLines.ts'
import { mapProse } from '../markdown/mapProse.ts'
import { withDefinitions } from './definitionLists.ts'
import { placeIn, type SourceText } from '../texts/sourceText.ts'
import type { PlainDoc } from './plainDocs.ts'
import { translateBoxes } from './tutorialBoxes.ts'
import type { TutorialLinks } from './tutorialLinks.ts'

/** The Markdown of javascript.info and its translations. No line moves. */
export function translateTutorial(
  body: string,
  doc: PlainDoc,
  links: TutorialLinks,
  text: SourceText,
): string {
  const prose = mapProse(withDefinitions(translateBoxes(body, text)), 'md', (run, firstLine) =>
    run
      .split('\n')
      .map((line, index) => translateLine(line, firstLine + index, doc, links, text))
      .join('\n'),
  )
  return withCodeMarks(prose, text)
}

function translateLine(
  written: string,
  number: number,
  doc: PlainDoc,
  links: TutorialLinks,
  text: SourceText,
): string {
  const place = placeIn(text, number)
  const reportAmbiguous = (slug: string) => {
    if (links.isAmbiguous(doc, slug))
      text.report.untranslated({
        ...place,
        what: 'A link to a name that several texts have',
        todo: 'It leads to an address without a page. Write the path of the file that it means.',
        detail: `\`${slug}\``,
      })
  }
  return written
    .replace(/^(#{1,6}[ \t].*?)[ \t]*\[#([\w-]+)\][ \t]*$/, (_, heading: string, id: string) => {
      text.report.translated('`[#id]` of a heading', place)
      return `${heading} {#${id}}`
    })
    .replace(/<info:([\w/-]+(?:#[\w-]+)?)>/g, (whole, slug: string) => {
      reportAmbiguous(slug)
      const link = links.link(doc, slug)
      if (link === undefined) return whole
      text.report.translated('`info:` links', place)
      return `[${links.title(doc, slug) ?? slug}](${link})`
    })
    .replace(/\]\(<?(info:|\/)([\w/-]+(?:#[\w-]+)?)>?\)/g, (whole, kind: string, slug: string) => {
      reportAmbiguous(slug)
      const link = links.link(doc, slug)
      if (link === undefined && kind === '/') return whole
      text.report.translated(kind === '/' ? 'Links by name' : '`info:` links', place)
      return `](${link ?? `/${slug}`})`
    })
    .replace(/\]\(<?mdn:(\/?)([^)>\s]*)>?\)/g, (_, root: string, path: string) => {
      text.report.translated('`mdn:` links', place)
      return `](${mdnAddress(root, path)})`
    })
    .replace(/\[([^\]]*)\]\((?:sandbox|task):[^)]*\)/g, (_, label: string) => {
      reportExample('`sandbox:` links', place, text)
      return label
    })
    .replace(/\[edit\b[^\]]*\](.*?)\[\/edit\]/g, (_, label: string) => {
      reportExample('`[edit]`, an example in a sandbox', place, text)
      return label
    })
    .replace(EXAMPLE, (_, name: string) => {
      if (name === 'cut') text.report.translated('`[cut]`', place)
      else reportExample(`\`[${name}]\`, an example in a frame`, place, text)
      return ''
    })
}

const EXAMPLE =
  /\[\/?(cut|iframe|codetabs|demo|head|todo|edit|html|js)(?:[ \t]+[\w-]+(?:=(?:"[^"]*"|[^\s\]]+))?)*[ \t]*\](?![([:])/g

function reportExample(
  what: string,
  place: { file: string; line?: number | undefined },
  { report }: SourceText,
): void {
  report.untranslated({
    ...place,
    what,
    todo: 'It was left out. Its files were not copied: write a live example (`live`), or put them into `public/` and show them in an `<iframe>`.',
  })
}

function mdnAddress(root: string, path: string): string {
  const [area = '', ...rest] = path.split('/')
  const base = 'https://developer.mozilla.org/docs/'
  if (root !== '') return base + path
  if (area === 'js') return `${base}Web/JavaScript/Reference/Global_Objects/${rest.join('/')}`
  return area === 'api' ? `${base}Web/API/${rest.join('/')}` : base + path
}

/** Inline code with a mark in front of it, which says what kind of code it is. */
function withCodeMarks(body: string, text: SourceText): string {
  const isCode = fenceLines(body)
  return body
    .split('\n')
    .map((line, index) => {
      if (isCode[index]) return line
      return line.replace(
        /`(key|pattern|match|subject):([^`]+)`/g,
        (_, kind: string, code: string) => {
          text.report.translated(`\`${kind}:\` in code`, placeIn(text, index + 1))
          return kind === 'key' ? keys(code) : `\`${code}\``
        },
      )
    })
    .join('\n')
}

function keys(code: string): string {
  return /[<>&\\*_[\]]/.test(code) ? `\`${code}\`` : `<kbd>${code}</kbd>`
}

/** Fields are written above a rule, without one before them. */
export function withFieldsAsFrontMatter(written: string): string {
  const fields = /^\s*((?:[a-z]+:[^\n]*\n(?:[ \t]+[^\n]*\n)*)+)\s*\n?---[ \t]*(?=\n)/.exec(written)
  return fields ? `---\n${fields[1]}---${written.slice(fields[0].length)}` : written
}
