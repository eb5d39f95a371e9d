import { z } from 'zod'
import { options } from './options.ts'

const level = z.enum(['ignore', 'log', 'warn', 'error', 'throw'], {
  error: "must be 'ignore', 'log', 'warn', 'error' or 'throw'",
})

/**
 * How serious mistakes in links are. `ignore`: they are not reported. `log`: they are listed. `warn`:
 * they are warnings, with which a build succeeds and a check fails. `error`: they are listed as errors,
 * and a build succeeds all the same. `throw`: a build fails.
 *
 * @example { broken: 'warn' }
 */
export const linksSchema = options({
  /** Links that lead to no page and no file. Default: 'throw'. @example 'warn' */
  broken: level.default('throw'),
  /** Links to a Markdown file that does not exist; their text is shown without a link. Default: 'warn'. @example 'throw' */
  markdown: level.default('warn'),
  /** Links to a section that its page does not have. Default: 'warn'. @example 'throw' */
  anchors: level.default('warn'),
  /** Two pages at one address, of which only one can be reached. Default: 'warn'. @example 'throw' */
  duplicates: level.default('warn'),
})
