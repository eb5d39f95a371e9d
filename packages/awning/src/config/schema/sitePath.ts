import { z } from 'zod'
import { addressMistake } from '../addressMistake.ts'
import { isRootFile } from '../rootFiles.ts'
import type { SchemaContext } from './context.ts'

/** Where an area of the site begins, without locale: `/docs`. */
export const sitePath = z.string().superRefine(checkSitePath)

/** The docs or a collection of posts may be the whole site. */
export const areaPath = z.string().superRefine((path, issues) => {
  if (path !== '/') checkSitePath(path, issues)
})

function checkSitePath(path: string, issues: z.core.$RefinementCtx): void {
  if (!/^\/[^/].*[^/]$|^\/[^/]$/.test(path)) {
    const message = "must start with / and not end with one. Write '/guide'."
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

/** Refuses addresses of pages that the site has anyway. */
export function refuseTaken(
  path: string,
  { locales }: Pick<SchemaContext, 'locales'>,
  issues: z.core.$RefinementCtx,
  option: (string | number)[],
): void {
  const [, first = ''] = path.split('/')
  const owner = locales.includes(first)
    ? `the pages in "${first}"`
    : path === '/404'
      ? 'the page for addresses without a page'
      : undefined
  if (owner === undefined) return
  const message = `must not be "/${first}", the address of ${owner}. Choose another name.`
  issues.addIssue({ code: 'custom', path: option, message })
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
