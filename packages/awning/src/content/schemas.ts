import { z } from 'zod'
import { isExternal } from '../config/address.ts'
import type { AddressMistake } from '../config/addressMistake.ts'
import { oldAddressMistake } from '../config/oldAddress.ts'
import { headTagMistake } from '../config/headTagMistake.ts'
import { invisibleCharacter } from '../text/invisibleCharacter.ts'
import { isMoment } from './moment.ts'
import { docSlugMistake, slugMistake } from './slug.ts'

/** Front matter as authors write it. The schema is the type; a field that is not here is an error. */

const filled = z.string({ error: 'must be text' }).trim().min(1, 'must not be empty')
export const text = filled.refine(
  (value) => !invisibleCharacter.test(value),
  'must not contain control characters',
)
export const flag = z.boolean({ error: 'must be true or false' })
export const number = z.number({ error: 'must be a number' })
export const texts = z.array(text, { error: 'must be a list' })

/** A date, or a date and time; without a time zone it is UTC. */
export const date = z
  .string({ error: 'must be a date such as 2022-03-12' })
  .regex(/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?)?$/, {
    error: 'must be a date such as 2022-03-12',
    abort: true,
  })
  .refine((value) => isMoment(value.slice(0, 10)), {
    error: 'is no day of the calendar',
    abort: true,
  })
  .refine(isMoment, 'has a time or a time zone that does not exist')

/** The address of a person: a page of this site, or a complete address. */
const personUrl = text.refine(
  (url) =>
    !isExternal(url) ||
    (URL.canParse(url, 'https://example.com') && /^(?:https?:|mailto:|\/\/)/i.test(url)),
  'must be a complete address such as https://example.com, or a path such as /about',
)

/** A text that becomes part of an address. */
const addressText = (mistakeOf: (value: string) => AddressMistake | undefined) =>
  filled.superRefine((value, context) => {
    const mistake = mistakeOf(value)
    if (mistake)
      context.addIssue({ code: 'custom', message: mistake.message, params: { hint: mistake.hint } })
  })

/** Old addresses of a page. */
export const aliases = z.array(addressText(oldAddressMistake), { error: 'must be a list' })

/** An element for the head of one page. Scripts and styles are for `head` in the settings: a policy is that of a document, not of a page. */
const headTag = z
  .strictObject({
    tag: z.enum(['meta', 'link'], {
      error: 'must be meta or link; scripts and styles are for head in site.config.ts',
    }),
    attrs: z.record(z.string(), text, { error: 'must be names and texts' }),
  })
  .superRefine((element, context) => {
    const isSheet = /stylesheet/i.test(element.attrs['rel'] ?? '')
    const mistake = isSheet
      ? { path: ['attrs', 'rel'], message: 'cannot be stylesheet; use theme.css in site.config.ts' }
      : headTagMistake(element)
    if (mistake)
      context.addIssue({ code: 'custom', path: [...mistake.path], message: mistake.message })
  })

const shared = {
  title: text.optional(),
  description: text.optional(),
  keywords: texts.optional(),
  image: text.optional(),
  head: z.array(headTag, { error: 'must be a list of elements' }).optional(),
  comments: flag.optional(),
  draft: flag.optional(),
  /** Old addresses of the page: from the root of the site on (`/old`), or in the folder of the page (`old`). */
  aliases: aliases.optional(),
  date: date.optional(),
  unlisted: flag.optional(),
  noindex: flag.optional(),
  search: flag.optional(),
  hide_table_of_contents: flag.optional(),
  toc_max_heading_level: z
    .literal([2, 3, 4, 5, 6], 'must be a whole number from 2 to 6')
    .optional(),
  /** In a translation: hash of the original that it was made from. `awning translated` writes it. */
  source: text.regex(/^[\da-f]{12}$/, 'must be what awning translated writes').optional(),
}

export const docSchema = z.strictObject({
  ...shared,
  id: text.refine((id) => !id.includes('/'), 'must not contain /').optional(),
  slug: addressText(docSlugMistake).optional(),
  hide_title: flag.optional(),
  sidebar_label: text.optional(),
  sidebar_position: number.optional(),
  pagination_label: text.optional(),
  pagination_prev: text.nullable().optional(),
  pagination_next: text.nullable().optional(),
  requires: texts.optional(),
})
export type DocFrontMatter = z.infer<typeof docSchema>

export const pageSchema = z.strictObject({ ...shared, hide_title: flag.optional() })
export type PageFrontMatter = z.infer<typeof pageSchema>

const inlineAuthor = z.strictObject({
  key: text.optional(),
  name: text.optional(),
  title: text.optional(),
  url: personUrl.optional(),
  image: text.optional(),
})
const author = z.union([text, inlineAuthor], {
  error: 'must be a key of content/authors.yml, or name, title, url, image',
})

export const postSchema = z.strictObject({
  ...shared,
  slug: addressText(slugMistake).optional(),
  tags: z.array(text, { error: 'must be a list, such as [hello, email]' }).optional(),
  /** A key of `content/series.yml`. */
  series: text.optional(),
  authors: z
    .union([author, z.array(author)], {
      error: 'must be a key of content/authors.yml or a list of keys',
    })
    .optional(),
})
export type PostFrontMatter = z.infer<typeof postSchema>

export const categorySchema = z.strictObject({
  label: text.optional(),
  position: number.optional(),
})
export type CategoryFile = z.infer<typeof categorySchema>

export const localizedText = z.union([text, z.record(z.string(), text)], {
  error: 'must be text, or a text for each locale',
})

export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: localizedText,
    title: localizedText.optional(),
    url: personUrl.optional(),
    image: text.optional(),
    /** Whether the author has a page with all posts, to which bylines lead. */
    page: flag.optional(),
    description: localizedText.optional(),
    /** Other places of the author, by name. */
    links: z.record(z.string(), personUrl).optional(),
  }),
)
export type AuthorsFile = z.infer<typeof authorsSchema>

export const tagsSchema = z.record(z.string(), z.record(z.string(), localizedText))
export type TagsFile = z.infer<typeof tagsSchema>

export const seriesSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.strictObject({ title: localizedText, description: localizedText.optional() }),
  ),
)
export type SeriesFile = z.infer<typeof seriesSchema>
