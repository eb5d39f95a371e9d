declare module 'virtual:awning/mdx' {
  import type { ComponentType } from 'react'

  /** MDX modules by their path from the site's root. */
  export const mdxModules: Readonly<
    Record<string, () => Promise<{ default: ComponentType<{ excerpt: boolean }> }>>
  >
}
