import { z } from 'zod'
import { nearest } from '../../text/nearest.ts'
import { options } from './options.ts'

const hex = z
  .string()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, "must be a hexadecimal colour. Write '#b03522'.")
  .toLowerCase()

/**
 * A colour, the same in both modes or one for each. Hexadecimal, so that contrast can be checked.
 *
 * @example '#b03522'
 * @example { light: '#b03522', dark: '#ff8a6d' }
 */
export const colourSchema = z
  .union(
    [
      hex,
      options({
        /** In light mode, and in print. Required. @example '#b03522' */
        light: hex,
        /** In dark mode. Required. @example '#ff8a6d' */
        dark: hex,
      }),
    ],
    { error: "must be a colour, or one for each mode. Write '#b03522' or { light, dark }." },
  )
  .transform((colour) => (typeof colour === 'string' ? { light: colour, dark: colour } : colour))

/** Colours of the theme that an area can have by name; `site` is `theme.colors.accent`. */
const accentNames = ['site', 'red', 'teal', 'gold', 'green', 'plum', 'indigo', 'brown'] as const

/** The colour of links and marks on the pages of one area. Default: `site`, as everywhere else. */
export const accentSchema = z
  .union([z.enum(accentNames), colourSchema], {
    error: ({ input }) => {
      const guess = typeof input === 'string' ? nearest(input, accentNames) : undefined
      return `must be one of ${accentNames.map((name) => `'${name}'`).join(', ')}, or a colour. Write '${guess ?? '#b03522'}'.`
    },
  })
  .default('site')
