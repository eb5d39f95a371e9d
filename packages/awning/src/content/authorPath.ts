import { pathBelow } from '../config/address.ts'

/** Path of an author's page in a collection. */
export function authorPath(collection: { readonly path: string }, key: string): string {
  return pathBelow(collection.path, `/authors/${key}`)
}
