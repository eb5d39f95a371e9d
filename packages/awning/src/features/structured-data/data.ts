/** Data in the words of schema.org. */
export type Data = {
  readonly [key: string]: string | number | readonly string[] | Data | readonly Data[]
}

/** All that a page tells, as one. */
export function graph(nodes: readonly (Data | undefined)[]): Data {
  return {
    '@context': 'https://schema.org',
    '@graph': nodes.filter((node) => node !== undefined),
  }
}
