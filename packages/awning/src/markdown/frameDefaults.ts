import { isExternal } from '../config/address.ts'

/**
 * What a frame of another site may do: everything that works inside of it, and opening tabs. It cannot
 * lead the reader away from the page.
 */
const frameSandbox =
  'allow-downloads allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts'

/** The attributes of a frame that its author did not write: it loads when the reader comes near. */
export function frameDefaults(
  src: string | undefined,
  isWritten: (attribute: string) => boolean,
): [name: string, value: string][] {
  const defaults: [string, string][] = [['loading', 'lazy']]
  // A sandbox with the site's own origin would protect nothing.
  if (src !== undefined && isExternal(src))
    defaults.push(['referrerpolicy', 'strict-origin-when-cross-origin'], ['sandbox', frameSandbox])
  return defaults.filter(([name]) => !isWritten(name))
}
