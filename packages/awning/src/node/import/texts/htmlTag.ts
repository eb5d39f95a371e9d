/** A tag as it is written in a text. */
export interface WrittenTag {
  readonly name: string
  readonly kind: 'open' | 'close' | 'empty'
  readonly written: string
}

const attribute = String.raw`\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>\x60]+))?`

/** Tags of HTML and of components. Addresses in angle brackets are none. */
export const TAG = new RegExp(String.raw`<\/?[A-Za-z][\w.-]*(?:${attribute})*\s*\/?>`, 'g')

export function writtenTag(written: string): WrittenTag {
  const name = /[A-Za-z][\w.-]*/.exec(written)?.[0] ?? ''
  const kind = written.startsWith('</') ? 'close' : written.endsWith('/>') ? 'empty' : 'open'
  return { name, kind, written }
}

/** The attributes of a tag; those without value have none. */
export function attributesIn({ name, written }: WrittenTag): {
  name: string
  value: string | undefined
}[] {
  const inside = written.slice(name.length + 1).replace(/\s*\/?>$/, '')
  return [
    ...inside.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g),
  ].map(([, attributeName = '', double, single, bare]) => ({
    name: attributeName,
    value: double ?? single ?? bare,
  }))
}

export function attributeValue(tag: WrittenTag, name: string): string | undefined {
  return attributesIn(tag).find((one) => one.name === name)?.value
}
