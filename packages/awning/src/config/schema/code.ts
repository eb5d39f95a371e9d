import { z } from 'zod'
import { options } from './options.ts'

const flag = z.string().regex(/^[\w-]+$/, "must be a word. Write 'run'.")

export const codeSchema = options({
  /** Whether code of more than one line has line numbers; `noLineNumbers` on a block overrides it. Default: false. @example true */
  lineNumbers: z.boolean().default(false),
  /** Words and options (`run`, `from="a.ts"`) on the opening line of a block that tools of your own read, so that they are not reported. Default: none. @example ['run', 'from'] */
  flags: z.array(flag).default([]),
})
