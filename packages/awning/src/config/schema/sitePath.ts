import { z } from 'zod'
import { addressMistake } from '../addressMistake.ts'
import { isRootFile } from '../rootFiles.ts'

/** Where an area of the site begins, without locale: `/docs`. */
export const sitePath = z.string().superRefine(checkSitePath)

/** The docs may be the whole site. */
export const docsPath = z.string().superRefine((path, issues) => {
  if (path !== '/') checkSitePath(path, issues)
})

function checkSitePath(path: string, issues: z.core.$RefinementCtx): void {
  if (!/^\/[^/].*[^/]$|^\/[^/]$/.test(path)) {
    const message = "must start with / and not end with one. Write '/docs'."
    issues.addIssue({ code: 'custom', message })
    return
  }
  refuseMistake(path.slice(1), issues)
  const [, first = ''] = path.split('/')
  if (isRootFile(first)) {
    const message = `must not be "/${first}", which the build writes. Choose another name.`
    issues.addIssue({ code: 'custom', message })
  }
}

/** For what becomes part of a path: of an address and the output, or of the folder that content is read from. */
export function refuseMistake(path: string, issues: z.core.$RefinementCtx): void {
  const mistake = addressMistake(path)
  if (mistake) issues.addIssue({ code: 'custom', message: `${mistake.message}. ${mistake.hint}` })
}

/** A file of the folder `public`, by its address: the content security policy allows no other site. */
export const publicFile = z
  .string()
  .regex(
    /^\/(?!\/).*[^/]$/,
    "must be a file of the folder public. Write '/logo.svg' for public/logo.svg.",
  )
