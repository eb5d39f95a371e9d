import { z } from 'zod'
import type { SchemaContext } from './context.ts'
import { inlineHtml, inlineText } from './inlineText.ts'
import { options } from './options.ts'

/** A line above the navbar. */
export function announcementSchema(context: SchemaContext) {
  return options({
    /** Changing it shows the line again to readers who closed it. Required. @example 'release-2' */
    id: z.string().min(1, 'must not be empty'),
    /** What it says, as a line of Markdown. This or `html` is required. @example 'Version 2 [is out](/blog/2)' */
    text: inlineText(context).optional(),
    /** What it says, as HTML, with links as they are. @example 'Version 2 <a href="/blog/2">is out</a>' */
    html: inlineHtml(context).optional(),
    /** Whether readers can close it. Default: true. @example false */
    closeable: z.boolean().default(true),
  }).superRefine(({ text, html }, issues) => {
    if ((text === undefined) === (html === undefined))
      issues.addIssue({
        code: 'custom',
        path: ['text'],
        message:
          text === undefined
            ? "is missing: it must be what the line says. Write text: 'Version 2 is out'."
            : 'must not be there beside html. Write one of the two.',
      })
  })
}
