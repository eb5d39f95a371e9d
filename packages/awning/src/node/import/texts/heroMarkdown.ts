import { isFields, listAt, textAt, type Fields } from './foreignValues.ts'

/** The big beginning of a home page as Markdown: title, tagline and links. */
export function heroMarkdown(hero: Fields, otherwise: string): string {
  const name = [textAt(hero, 'name'), textAt(hero, 'text')].filter(Boolean).join(' ')
  const title = textAt(hero, 'title') ?? (name || otherwise)
  const tagline = textAt(hero, 'tagline')
  const actions = listAt(hero, 'actions').filter(isFields).map(linkMarkdown)
  return [
    ...(title === '' ? [] : [`# ${oneLine(title)}`]),
    ...(tagline === undefined ? [] : [oneLine(tagline)]),
    ...(actions.length > 0 ? [actions.join(' · ')] : []),
  ]
    .map((block) => `${block}\n\n`)
    .join('')
}

function linkMarkdown(action: Fields): string {
  const link = textAt(action, 'link') ?? '/'
  return `[${oneLine(textAt(action, 'text') ?? link)}](${link})`
}

/** Texts of a hero may contain HTML, of which the breaks are left out. */
export function oneLine(text: string): string {
  return text
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
