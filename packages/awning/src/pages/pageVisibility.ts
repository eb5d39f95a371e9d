import type { Visibility } from '../content/visibility.ts'
import type { PageKind } from './definePage.ts'
import type { PageData } from './route.ts'

/** Who finds a page: what its kind says, or its text. */
export function pageVisibility<P extends PageData>(kind: PageKind<P>, page: P): Visibility {
  return kind.visibility?.(page) ?? kind.entry?.(page).visibility ?? {}
}
