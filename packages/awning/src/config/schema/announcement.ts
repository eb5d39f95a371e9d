import { z } from 'zod'
import type { SchemaContext } from './context.ts'
import { localizedText } from './localized.ts'
import { options } from './options.ts'

/** A line above the navbar. */
export function announcementSchema(context: SchemaContext) {
  return options({
    /** Changing it shows the line again to readers who closed it. Required. @example 'release-2' */
    id: z.string().min(1, 'must not be empty'),
    /** What it says, as HTML. Required. @example 'Version 2 <a href="/blog/2">is out</a>' */
    html: localizedText(context),
    /** Whether readers can close it. Default: true. @example false */
    closeable: z.boolean().default(true),
  })
}
