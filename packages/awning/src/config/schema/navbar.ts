import { z } from 'zod'
import { nearest } from '../../text/nearest.ts'
import { navIconNames } from '../navIcons.ts'
import type { SchemaContext } from './context.ts'
import { linkFields, linkSchema } from './link.ts'
import { options } from './options.ts'
import { publicFile } from './sitePath.ts'

const icon = z.union([z.enum(navIconNames), publicFile], {
  error: ({ input }) => {
    const guess = typeof input === 'string' ? nearest(input, navIconNames) : undefined
    return `must be one of ${navIconNames.join(', ')}, or a file of the folder public. Write '${guess ?? '/icon.svg'}'.`
  },
})

const iconField = {
  /**
   * An icon before the label: `bluesky`, `discord`, `github`, `gitlab`, `linkedin`, `mail`, `mastodon`, `rss`,
   * `telegram`, `x`, `youtube`, or a picture of the folder `public`. Default: none.
   *
   * @example 'github'
   */
  icon: icon.optional(),
}

const position = z.enum(['start', 'end'])

/** The bar at the top of every page. */
export function navbarSchema(context: SchemaContext) {
  const link = options({
    ...linkFields(context),
    ...iconField,
    /** How it looks; an `icon` alone is named by its label. Default: `link`. @example 'button' */
    look: z.enum(['link', 'icon', 'button']).default('link'),
    /** Behind the title, or at the other end of the bar. Default: `start`, for icons and buttons `end`. @example 'end' */
    position: position.optional(),
  })
    .refine((item) => item.look !== 'icon' || item.icon !== undefined, {
      path: ['icon'],
      error: "is missing: an item that looks like an icon needs one. Write icon: 'github'.",
    })
    .transform((item) => ({
      ...item,
      position: item.position ?? (item.look === 'link' ? ('start' as const) : ('end' as const)),
    }))
  const dropdown = options({
    label: linkFields(context).label,
    /** The links of a menu that this item opens. @example [{ label: 'Blog', to: '/blog' }] */
    items: z.array(linkSchema(context)).min(1, 'must have one link at least'),
    ...iconField,
    /** Behind the title, or at the other end of the bar. Default: `start`. @example 'end' */
    position: position.default('start'),
  })
  return options({
    /**
     * Its links and menus. Default: none.
     *
     * @example [{ label: 'Guide', to: '/docs/guide/' }]
     * @example [{ label: 'More', items: [{ label: 'Status', to: 'https://status.example.com' }] }]
     */
    items: z
      .array(
        z.union([link, dropdown], {
          error: "must be a link or a menu. Write { label: 'Guide', to: '/docs' }.",
        }),
      )
      .prefault([]),
    /** Whether the bar leaves while the reader scrolls down. Default: false. @example true */
    hideOnScroll: z.boolean().default(false),
  })
}
