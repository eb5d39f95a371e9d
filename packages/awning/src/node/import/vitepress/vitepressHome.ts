import { fieldsAt, isFields, listAt, textAt, type Fields } from '../texts/foreignValues.ts'
import { heroMarkdown, oneLine } from '../texts/heroMarkdown.ts'

/** The home layout as Markdown: the hero, then each feature as a section. */
export function homeMarkdown(fields: Fields): string {
  const features = listAt(fields, 'features').filter(isFields).flatMap(featureMarkdown)
  const hero = heroMarkdown(fieldsAt(fields, 'hero'), '')
  return hero + features.map((block) => `${block}\n\n`).join('')
}

function featureMarkdown(feature: Fields): string[] {
  const title = textAt(feature, 'title')
  const details = textAt(feature, 'details')
  const link = textAt(feature, 'link')
  return [
    ...(title === undefined ? [] : [`## ${oneLine(title)}`]),
    ...(details === undefined ? [] : [oneLine(details)]),
    ...(link === undefined ? [] : [`[${textAt(feature, 'linkText') ?? title ?? link}](${link})`]),
  ]
}
