import { about as bem } from './bem/about.ts'
import type { LabAbout } from './lab.ts'

/** Every experiment by its name, with what a page says of it. */
export const catalogue = {
  bem,
} satisfies Record<string, LabAbout>

export type LabName = keyof typeof catalogue
