import { fieldsAt, isFields, listAt, textAt, type Fields } from '../texts/foreignValues.ts'

/** The home layout as Markdown: name, tagline and links, then each feature as a section. */
export function homeMarkdown(fields: Fields): string {
  const hero = fieldsAt(fields, 'hero')
  const name = [textAt(hero, 'name'), textAt(hero, 'text')].filter(Boolean).join(' ')
  const actions = listAt(hero, 'actions').filter(isFields).map(linkText)
  return [
    ...(name === '' ? [] : [`# ${plain(name)}`]),
    ...[textAt(hero, 'tagline')].flatMap((tagline) => (tagline ? [plain(tagline)] : [])),
    ...(actions.length > 0 ? [actions.join(' · ')] : []),
    ...listAt(fields, 'features').filter(isFields).flatMap(featureMarkdown),
  ]
    .map((block) => `${block}\n\n`)
    .join('')
}

function featureMarkdown(feature: Fields): string[] {
  const title = textAt(feature, 'title')
  const details = textAt(feature, 'details')
  const link = textAt(feature, 'link')
  return [
    ...(title === undefined ? [] : [`## ${plain(title)}`]),
    ...(details === undefined ? [] : [plain(details)]),
    ...(link === undefined ? [] : [`[${textAt(feature, 'linkText') ?? title ?? link}](${link})`]),
  ]
}

function linkText(action: Fields): string {
  const link = textAt(action, 'link') ?? '/'
  return `[${plain(textAt(action, 'text') ?? link)}](${link})`
}

/** Texts of the hero may contain HTML, of which the breaks are left out. */
function plain(text: string): string {
  return text
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
