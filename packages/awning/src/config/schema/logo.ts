import { z } from 'zod'
import type { SchemaContext } from './context.ts'
import { localizedText, optionalText } from './localized.ts'
import { options } from './options.ts'
import { publicFile } from './sitePath.ts'

/** The logo next to the site's title. */
export function logoSchema(context: SchemaContext) {
  return options({
    /**
     * One or two characters on a square of the accent colour. A text that is given for one locale
     * only keeps that language's letterforms in all others. Default: the first letter of the title.
     *
     * @example 'A'
     */
    text: localizedText(context).optional(),
    /**
     * A picture of the folder `public` in place of the text, or one for each mode. Default: none.
     *
     * @example '/logo.svg'
     * @example { light: '/logo.svg', dark: '/logo-dark.svg' }
     */
    image: z
      .union(
        [
          publicFile,
          options({
            /** In light mode. Required. @example '/logo.svg' */
            light: publicFile,
            /** In dark mode. Required. @example '/logo-dark.svg' */
            dark: publicFile,
          }),
        ],
        { error: "must be a file of the folder public. Write '/logo.svg' or { light, dark }." },
      )
      .transform((image) => (typeof image === 'string' ? { light: image, dark: image } : image))
      .optional(),
    /** The alternative text of the picture. Default: empty, because the title is next to it. @example 'A lamp' */
    alt: optionalText(context).prefault(''),
  })
}
