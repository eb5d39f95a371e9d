import { z } from 'zod'
import type { SchemaContext } from './context.ts'
import { linkSchema } from './link.ts'
import { options } from './options.ts'

/** The bar at the top of every page. */
export function navbarSchema(context: SchemaContext) {
  return options({
    /** Its links. Default: none. @example [{ label: 'Guide', to: '/docs/guide/' }] */
    items: z.array(linkSchema(context)).prefault([]),
    /** Whether the bar leaves while the reader scrolls down. Default: false. @example true */
    hideOnScroll: z.boolean().default(false),
  })
}
