import { z } from 'zod'
import { colourSchema } from './colour.ts'
import { options } from './options.ts'

const fontFamily = z
  .string()
  .regex(/^[^;{}<>\\]+$/, `must be a list of font families. Write "Inter, system-ui, sans-serif".`)
  .optional()

const cssFile = z
  .string()
  .regex(/^\.\/.+\.css$/, "must be a CSS file of the site's folder. Write './theme/extra.css'.")

/** How the theme looks: its colours and fonts, and rules of your own. */
export const themeSchema = options({
  /**
   * Colours in place of the theme's. A warning names every pair of text and background whose contrast
   * misses WCAG AA. Default: the theme's.
   *
   * @example { accent: { light: '#1c5d99', dark: '#8ec5ff' } }
   */
  colors: options({
    /** Links, buttons, the logo's square. @example '#1c5d99' */
    accent: colourSchema.optional(),
    /** Text on a ground of the accent colour. @example { light: '#ffffff', dark: '#10141a' } */
    onAccent: colourSchema.optional(),
    /** The page. @example { light: '#ffffff', dark: '#111418' } */
    background: colourSchema.optional(),
    /** Code, tables, boxes. @example { light: '#f2f4f7', dark: '#1b2027' } */
    surface: colourSchema.optional(),
    /** Menus and dialogs. @example { light: '#ffffff', dark: '#20262e' } */
    raised: colourSchema.optional(),
    /** Lines between things. @example { light: '#d8dde4', dark: '#333a44' } */
    border: colourSchema.optional(),
    /** Text. @example { light: '#14181d', dark: '#e8eaed' } */
    text: colourSchema.optional(),
    /** Dates, captions, notes. @example { light: '#4d5661', dark: '#a7b0bb' } */
    mutedText: colourSchema.optional(),
  }).prefault({}),
  /**
   * Lists of font families, as CSS writes them. Font files go to `public`, their `@font-face` rules to
   * `css`. Default: fonts that readers have already.
   *
   * @example { text: 'Inter, system-ui, sans-serif' }
   */
  fonts: options({
    /** Text. @example 'Inter, system-ui, sans-serif' */
    text: fontFamily,
    /** Headings and titles. @example 'Lora, Georgia, serif' */
    headings: fontFamily,
    /** Code. @example '"Fira Code", monospace' */
    code: fontFamily,
  }).prefault({}),
  /**
   * Style sheets of the site's folder, which come after the theme's layers: any rule in them wins.
   * Default: none.
   *
   * @example './theme/extra.css'
   */
  css: z
    .union([cssFile, z.array(cssFile)], {
      error: "must be a CSS file, or a list of them. Write './theme/extra.css'.",
    })
    .transform((files) => (typeof files === 'string' ? [files] : files))
    .prefault([]),
})
