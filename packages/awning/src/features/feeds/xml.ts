import { escapeAttribute, escapeText } from '../../text/escapeHtml.ts'

/** Finished XML, which is inserted into other elements without escaping. */
export class Xml {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Attributes = Readonly<Record<string, string | number | undefined>>
type Child = Xml | string | undefined | readonly Child[]

/** Makes an element. Strings become text, and undefined children are skipped. */
export function element(name: string, attributes: Attributes = {}, ...children: Child[]): Xml {
  const start =
    name +
    Object.entries(attributes)
      .map(([key, value]) =>
        value === undefined ? '' : ` ${key}="${escapeAttribute(legal(String(value)))}"`,
      )
      .join('')
  const content = children.map(write).join('')
  return new Xml(content === '' ? `<${start}/>` : `<${start}>${content}</${name}>`)
}

function write(child: Child): string {
  if (child === undefined) return ''
  if (child instanceof Xml) return `\n${child.text}`
  return typeof child === 'string' ? escapeText(legal(child)) : child.map(write).join('')
}

/** Removes most control characters, which XML 1.0 does not allow, not even as references. */
function legal(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
}

/** Makes a document; `style` is the address of the style sheet for browsers. */
export function xmlDocument(root: Xml, style?: string): string {
  const sheet =
    style === undefined
      ? ''
      : `<?xml-stylesheet type="text/css" href="${escapeAttribute(style)}"?>\n`
  return `<?xml version="1.0" encoding="utf-8"?>\n${sheet}${root.text}\n`
}
