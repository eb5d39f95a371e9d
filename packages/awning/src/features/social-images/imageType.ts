const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

/** The media type of a picture by the extension in its address; undefined if it is unknown. */
export function imageType(address: string): string | undefined {
  const [, extension = ''] = /\.([a-z]+)(?:[?#]|$)/i.exec(address) ?? []
  return types[extension.toLowerCase()]
}
