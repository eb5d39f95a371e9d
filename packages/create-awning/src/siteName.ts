import { basename, resolve } from 'node:path'

/** Names that npm refuses, and that of the package that the site depends on. */
const reserved = ['node_modules', 'favicon.ico', 'awning']

/** `my-site` for the folder `../My site`: a name that npm accepts. */
export function packageNameFor(folder: string): string {
  const name = basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9._~-]+/g, '-')
    .replaceAll(/^[._-]+|-+$/g, '')
  return reserved.includes(name) ? `${name}-site` : name || 'site'
}

/** “My site” for the folder `../my-site`. */
export function titleFor(folder: string): string {
  const words = basename(resolve(folder)).replaceAll(/[-_]+/g, ' ').trim()
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'Site'
}
