/** `proj`, `/proj` and `/proj/` are one base; without one it is `/`. */
export function baseFolder(written: string): string {
  return `/${written.replaceAll(/^\/+|\/+$/g, '')}/`.replace('//', '/')
}

/** An address as texts and settings write it: the engine puts the base of the site in front of it again. */
export function withoutBase(address: string, base: string): string {
  const folder = base.slice(0, -1)
  const rest = address.slice(folder.length)
  if (base === '/' || !address.startsWith(folder) || !/^(?:[/?#]|$)/.test(rest)) return address
  return rest.startsWith('/') ? rest : `/${rest}`
}
