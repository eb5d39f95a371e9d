import { z } from 'zod'
import type { Localized } from '../site.ts'
import type { SchemaContext } from './context.ts'
import { localizedText } from './localized.ts'
import { options } from './options.ts'

/** An item after parsing: the id of a doc, or a category with items. */
export type SidebarItem =
  | string
  | {
      readonly label: Localized
      readonly doc?: string | undefined
      readonly items: readonly SidebarItem[]
    }

/** An item as it is written in the settings. The type refers to itself, so it cannot be inferred. */
export type SidebarItemInput =
  | string
  | {
      /** What the category is called. Required. @example 'Basics' */
      readonly label: string | Readonly<Record<string, string>>
      /** Id of the doc that the category's name links to. Default: none. @example 'basics/index' */
      readonly doc?: string | undefined
      /** Ids of docs, and categories inside this one. Required. @example ['faq'] */
      readonly items: readonly SidebarItemInput[]
    }

/**
 * Sidebars by name: each shows a folder of docs, or the items that are written out.
 *
 * @example { guide: { folder: 'guide' } }
 * @example { main: { items: ['index', { label: 'More', items: ['faq'] }] } }
 */
export function sidebarsSchema(context: SchemaContext) {
  const item: z.ZodType<SidebarItem, SidebarItemInput> = z.lazy(() =>
    z.union(
      [
        z.string(),
        options({
          label: localizedText(context),
          doc: z.string().optional(),
          items: z.array(item).readonly(),
        }),
      ],
      { error: "must be the id of a doc, or a category. Write 'guide/start' or { label, items }." },
    ),
  )
  return z.record(
    z.string(),
    z.union(
      [
        options({
          /** Folder below `docs`, or `.` for all of it. @example 'guide' */
          folder: z.string(),
        }),
        options({
          /** Ids of docs, and categories. @example ['index', { label: 'More', items: ['faq'] }] */
          items: z.array(item),
        }),
      ],
      { error: "must be { folder: '…' } or { items: […] }." },
    ),
  )
}
