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

/** A date, or a date and time; a time without a zone is in that of the settings. */
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
  /** Heading and title of the page. Default: the first `# heading`, then the name of the file. @example First steps */
  title: text.optional(),
  /** Text for search engines: the question that the page answers. Default: the beginning of the text. @example How to install and light a lamp. */
  description: text.optional(),
  /** Words for `<meta name="keywords">`. Default: none. @example [lamp, light] */
  keywords: texts.optional(),
  /**
   * The picture that other sites show for a link to the page, ideally 1200 × 630: a file (`./card.png`), a file of `public`
   * (`/card.png`) or a complete address. Default: the build renders one.
   *
   * @example ./card.png
   */
  image: text.optional(),
  /** `meta` and `link` elements for the head of the page. Default: none. @example [{ tag: meta, attrs: { name: robots, content: noarchive } }] */
  head: z.array(headTag, { error: 'must be a list of elements' }).optional(),
  /** Whether there are comments below the text, on a site that has them. Default: true. @example false */
  comments: flag.optional(),
  /** Whether builds leave the page out; the dev server shows it. Default: false. @example true */
  draft: flag.optional(),
  /**
   * Old addresses that lead to this page: from the root of the site on (`/old`), in the folder of the page (`old`), or for one
   * language (`/en/old`). Default: none.
   *
   * @example [/old/start, begin]
   */
  aliases: aliases.optional(),
  /**
   * A day, or a day and time. Before it the page is scheduled: builds leave it out. It is also the date of a post. Default: none;
   * for a post, the date in the name of its file.
   *
   * @example 2030-05-01
   */
  date: date.optional(),
  /** Whether the page is in no list, sidebar, feed, sitemap and search: only its address leads to it. Translations do not need it. Default: false. @example true */
  unlisted: flag.optional(),
  /** Whether search engines are asked not to list the page. Default: false. @example true */
  noindex: flag.optional(),
  /** Whether the site's own search finds the page. Default: true. @example false */
  search: flag.optional(),
  /** Whether the table of contents is hidden. Default: false. @example true */
  hide_table_of_contents: flag.optional(),
  /** The deepest level of headings in the table of contents. Default: 3. @example 4 */
  toc_max_heading_level: z
    .literal([2, 3, 4, 5, 6], 'must be a whole number from 2 to 6')
    .optional(),
  /** In a translation: the version of the original that it was made from, which `awning translated` writes. Default: none. @example 789495ecb591 */
  source: text.regex(/^[\da-f]{12}$/, 'must be what awning translated writes').optional(),
}

export const docSchema = z.strictObject({
  ...shared,
  /** Replaces the last part of the doc's id, but not of its address. Default: the name of the file. @example start */
  id: text.refine((id) => !id.includes('/'), 'must not contain /').optional(),
  /**
   * The address: in the folder of the file (`boxes`), or from the beginning of the docs on (`/looks/boxes`). Translations do not
   * need it. Default: the path of the file.
   *
   * @example /looks/boxes
   */
  slug: addressText(docSlugMistake).optional(),
  /** Whether the title is not shown as a heading. Default: false. @example true */
  hide_title: flag.optional(),
  /** Name in the sidebar. Default: the title. @example Install */
  sidebar_label: text.optional(),
  /** Position in the sidebar, among the entries of its folder. Default: the number in front of the file's name. @example 2 */
  sidebar_position: number.optional(),
  /** Name in the links to the previous and the next page. Default: the name in the sidebar. @example Install */
  pagination_label: text.optional(),
  /** Id of the doc before this one, or null for none. Default: the one before it in the sidebar. @example guide/start */
  pagination_prev: text.nullable().optional(),
  /** Id of the doc after this one, or null for none. Default: the one after it in the sidebar. @example null */
  pagination_next: text.nullable().optional(),
  /** Docs to read first, by id or file. They feed the map of the overview and the related pages. Translations do not need it. Default: none. @example [guide/start, ./rules.md] */
  requires: texts.optional(),
})
export type DocFrontMatter = z.infer<typeof docSchema>

export const pageSchema = z.strictObject({
  ...shared,
  /** Whether the title is not shown as a heading. Default: false. @example true */
  hide_title: flag.optional(),
})
export type PageFrontMatter = z.infer<typeof pageSchema>

const inlineAuthor = z.strictObject({
  /** A key of `content/authors.yml`; the other fields replace what that file says. Default: none. @example ann */
  key: text.optional(),
  /** The name of an author who is not in that file. Default: none. @example Ben */
  name: text.optional(),
  /** What the author does. Default: none. @example Guest */
  title: text.optional(),
  /** Where the name leads. Default: nowhere. @example https://ben.example */
  url: personUrl.optional(),
  /** A portrait. Default: none. @example ./ben.jpg */
  image: text.optional(),
})
const author = z.union([text, inlineAuthor], {
  error: 'must be a key of content/authors.yml, or name, title, url, image',
})

export const postSchema = z.strictObject({
  ...shared,
  /** The address below that of the collection: `/blog/hello`. Translations do not need it. Default: date and name of the file, as in `/blog/2022/03/12/hello`. @example hello */
  slug: addressText(slugMistake).optional(),
  /** Tags of `content/tags.yml`. Translations do not need them. Default: none. @example [release, css] */
  tags: z.array(text, { error: 'must be a list, such as [hello, email]' }).optional(),
  /** A series of `content/series.yml` that the post is part of. Translations do not need it. Default: none. @example layout */
  series: text.optional(),
  /** A key of `content/authors.yml`, an author written out, or a list of them. Default: none; in a translation, those of the original. @example [ann, { name: Ben, url: https://ben.example }] */
  authors: z
    .union([author, z.array(author)], {
      error: 'must be a key of content/authors.yml or a list of keys',
    })
    .optional(),
})
export type PostFrontMatter = z.infer<typeof postSchema>

export const categorySchema = z.strictObject({
  /** Name of the folder in the sidebar. Default: the name of the folder. @example User guide */
  label: text.optional(),
  /** Position in the sidebar, among the entries of the folder above. Default: the number in front of the folder's name. @example 2 */
  position: number.optional(),
})
export type CategoryFile = z.infer<typeof categorySchema>

export const localizedText = z.union([text, z.record(z.string(), text)], {
  error: 'must be text, or a text for each locale',
})

export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    /** The name, or one for each language. Required. @example Ann */
    name: localizedText,
    /** What the author does. Default: none. @example { en: Editor, fr: Rédactrice } */
    title: localizedText.optional(),
    /** Where the name leads, unless the author has a page. Default: nowhere. @example https://ann.example */
    url: personUrl.optional(),
    /** A portrait, by its path from `content` on. Default: none. @example ./authors/ann.jpg */
    image: text.optional(),
    /** Whether the author has a page with all posts, to which bylines lead. Default: false. @example true */
    page: flag.optional(),
    /** A line about the author, on that page. Default: none. @example Writes about light. */
    description: localizedText.optional(),
    /** Other places of the author, by name, on that page. Default: none. @example { GitHub: https://github.com/ann } */
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
    z.strictObject({
      /** The title of the series, or one for each language. Required. @example { en: Layout in three parts, fr: La mise en page } */
      title: localizedText,
      /** What it is about, on the page of the series. Default: none. @example From flow to grid. */
      description: localizedText.optional(),
    }),
  ),
)
export type SeriesFile = z.infer<typeof seriesSchema>
