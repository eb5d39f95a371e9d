import { z } from 'zod'
import type { SchemaContext } from './context.ts'
import { optionalInlineText } from './inlineText.ts'
import { linkSchema } from './link.ts'
import { optionalText } from './localized.ts'
import { options } from './options.ts'

/** The foot of every page; false for none. */
export function footerSchema(context: SchemaContext) {
  const column = options({
    /** What the column is called. Default: it has no heading. @example 'More' */
    title: optionalText(context).prefault(''),
    /** Its links. Default: none, for a column of text. @example [{ label: 'Blog', to: '/blog' }] */
    links: z.array(linkSchema(context)).optional(),
    /** A line of Markdown above the links. Default: none. @example 'Docs of the **lamp** project.' */
    text: optionalInlineText(context).prefault(''),
  })
    .refine(({ links, text }) => links !== undefined || Object.values(text).some(Boolean), {
      path: ['links'],
      error:
        "is missing: a column has links or text. Write links: [{ label: 'Blog', to: '/blog' }].",
    })
    .transform(({ links = [], ...rest }) => ({ ...rest, links }))
  return z.union(
    [
      z.literal(false),
      options({
        /** Columns of links or text. Default: none. @example [{ title: 'More', links: [{ label: 'Blog', to: '/blog' }] }] */
        columns: z.array(column).prefault([]),
        /** A line of Markdown below the columns. Default: none. @example 'Made by [Ann](https://ann.example).' */
        text: optionalInlineText(context).prefault(''),
        /** The last line, also of Markdown. Default: none. @example '© 2022 Example' */
        copyright: optionalInlineText(context).prefault(''),
      }),
    ],
    { error: "must be false, or options such as { copyright: '© 2022 Example' }." },
  )
}
