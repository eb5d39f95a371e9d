import { z } from 'zod'
import { absoluteAddressMistake, newAddressMistake } from '../oldAddress.ts'

/** Old addresses, and where each leads. Whether there is a page is known once the content is read. */
export const redirectsSchema = z.record(z.string(), z.string()).superRefine((redirects, issues) => {
  for (const [from, to] of Object.entries(redirects)) {
    const mistake = absoluteAddressMistake(from) ?? newAddressMistake(to)
    if (!mistake) continue
    const message = `${mistake.message}. ${mistake.hint}`
    issues.addIssue({ code: 'custom', path: [from], message })
  }
})
