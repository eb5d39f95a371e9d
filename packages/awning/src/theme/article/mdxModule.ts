import { mdxModules } from 'virtual:awning/mdx'
import { lateImport } from '../lateImport.ts'

/** The module of a text that is MDX, by its path from the site's root. */
export function mdxModule(name: string) {
  const load = mdxModules[name]
  if (!load) throw new Error(`the bundle holds no module ${name}`)
  return lateImport(load)
}
