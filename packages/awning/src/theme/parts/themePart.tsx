import type { ReactNode } from 'react'
import siteCode from 'virtual:awning/site'
import { lateImport } from '../lateImport.ts'
import type { ThemePart, ThemePartName, ThemePartProps } from './themeParts.ts'

/**
 * The site's part of this name, or else the default one. Which of them is decided when it is rendered:
 * the code of a site may import the theme, so it may not be there yet when a module is loaded.
 */
export function themePart<Name extends ThemePartName>(
  name: Name,
  defaultPart: ThemePart<Name>,
): ThemePart<Name> {
  return (props) => (isReplaced(name) ? sitePart(name, props) : defaultPart(props))
}

/** Whether the site has a part of this name. */
export function isReplaced(name: ThemePartName): boolean {
  return siteCode.components?.[name] !== undefined
}

async function sitePart<Name extends ThemePartName>(
  name: Name,
  props: ThemePartProps[Name],
): Promise<ReactNode> {
  try {
    const load = siteCode.components?.[name]
    const module = load && (await lateImport(load))
    return await module?.default(props)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`in the part ${name} of the theme: ${reason}`, { cause: error })
  }
}
