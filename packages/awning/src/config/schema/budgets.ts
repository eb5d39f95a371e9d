import { z } from 'zod'
import { options } from './options.ts'

const bytes = z.int().positive()
const unlimited = z.union([bytes, z.literal(false)], {
  error: 'must be a number of bytes, or false for no limit. Write 24 * 1024.',
})

/** The maximum sizes of a page, in gzipped bytes. If a page is larger, the build fails. */
export const budgetsSchema = options({
  /** The HTML document with the styles inside of it. Default: false, no limit, because texts differ in length. @example 24 * 1024 */
  html: unlimited.default(false),
  /** All its style sheets together. Default: 14 KB, enough for a page that uses everything. @example 10 * 1024 */
  styles: bytes.default(14 * 1024),
  /** Scripts inside the document, which run before the reader does anything. Default: 3 KB. @example 2048 */
  inline: bytes.default(3 * 1024),
  /** All scripts that are loaded once the reader does something. Default: 120 KB. @example 104 * 1024 */
  script: bytes.default(120 * 1024),
  /** The code of one experiment. Default: 12 KB. @example 10 * 1024 */
  lab: bytes.default(12 * 1024),
  /** What a later navigation to the page loads. Default: false, no limit. @example 20 * 1024 */
  payload: unlimited.default(false),
})
