/** A node of JSON-LD in the vocabulary of schema.org. */
export type Data = {
  readonly [key: string]: string | number | readonly string[] | Data | readonly Data[]
}

/** The nodes of a page as one JSON-LD document. */
export function graph(nodes: readonly (Data | undefined)[]): Data {
  return {
    '@context': 'https://schema.org',
    '@graph': nodes.filter((node) => node !== undefined),
  }
}
