import { z } from 'zod'
import type { SchemaContext } from './context.ts'
import { linkSchema } from './link.ts'
import { localizedText, optionalText } from './localized.ts'
import { options } from './options.ts'

/** The foot of every page. */
export function footerSchema(context: SchemaContext) {
  return options({
    /** Columns of links. Default: none. @example [{ title: 'More', links: [{ label: 'Blog', to: '/blog' }] }] */
    columns: z
      .array(
        options({
          /** What the column is called. Required. @example 'More' */
          title: localizedText(context),
          /** Its links. Required. @example [{ label: 'Blog', to: '/blog' }] */
          links: z.array(linkSchema(context)),
        }),
      )
      .prefault([]),
    /** The last line. Default: none. @example '© 2022 Example' */
    copyright: optionalText(context).prefault(''),
  })
}
