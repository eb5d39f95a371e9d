import { z } from 'zod'
import type { SidebarConfig, SidebarItemConfig } from '../config/site.ts'
import { text } from './schemas.ts'

const item: z.ZodType<SidebarItemConfig> = z.lazy(() =>
  z.union([
    text,
    z.strictObject({
      label: z.record(z.string(), text),
      doc: text.optional(),
      items: z.array(item),
    }),
  ]),
)

const sidebar: z.ZodType<SidebarConfig> = z.union([
  z.strictObject({ folder: text }),
  z.strictObject({ items: z.array(item) }),
])

/** What `versionsFile` contains. */
export const versionsSchema = z.array(
  z.strictObject({
    /** Its folder below docs, and the part of addresses after that of the docs. */
    name: text,
    label: text,
    /** Its main doc, by its address within the docs. Default: the index of its folder. */
    main: text.optional(),
    banner: z.enum(['none', 'unreleased', 'unmaintained']).default('unmaintained'),
    /** The sidebars of the docs when the version was saved, with ids and folders of the copies. */
    sidebars: z.record(z.string(), sidebar),
  }),
)
export type SavedVersion = z.infer<typeof versionsSchema>[number]
