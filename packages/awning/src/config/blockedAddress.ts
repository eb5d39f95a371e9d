/** What a browser would not load, and what an author can do about it. */
export interface BlockedAddress {
  readonly message: string
  readonly hint: string
}

/** The message about an address that a directive forbids. */
export function blockedAddress(directive: string, address: string, origin: string): BlockedAddress {
  const host = URL.canParse(address, origin) ? new URL(address, origin).origin : 'null'
  const name = names[directive] ?? 'file'
  const isOther = host !== 'null' && host !== origin
  const allow = `contentSecurityPolicy: { '${directive}': ['${host}'] }`
  if (directive === 'object-src' || directive === 'base-uri')
    return {
      message: `<${directive === 'base-uri' ? 'base' : 'object'}> has no effect: the content security policy forbids it`,
      hint: 'Use <iframe>, <video> or <img>, or leave it out.',
    }
  if (directive === 'form-action')
    return {
      message: `the form cannot be sent to ${address || 'this page'}: the content security policy forbids it`,
      hint: isOther
        ? `Allow the host in site.config.ts: ${allow}.`
        : 'A static site cannot receive forms. Name the address of a service, and allow its host in contentSecurityPolicy of site.config.ts.',
    }
  return {
    message: `the ${name} ${shortened(address)} is blocked: the content security policy allows no ${name} from ${isOther ? host : 'such an address'}`,
    hint: isOther
      ? `${copies[directive] ?? ''}${copies[directive] ? ', or allow' : 'Allow'} the host in site.config.ts: ${allow}.`
      : 'Name a file of the site, or an address that begins with https:.',
  }
}

const names: Readonly<Record<string, string>> = {
  'font-src': 'font',
  'frame-src': 'frame',
  'img-src': 'picture',
  'media-src': 'video or sound',
  'script-src': 'script',
  'style-src': 'style sheet',
}

/** What an author can do in place of allowing a host. */
const copies: Readonly<Record<string, string>> = {
  'font-src': 'Put the file into public/',
  'img-src': 'Put a copy of the picture beside this file',
  'media-src': 'Put a copy of the file beside this one',
  'script-src': "Name it in head of site.config.ts: { tag: 'script', attrs: { src: '…' } }",
  'style-src': 'Put the rules into a style sheet that theme.css in site.config.ts names',
}

export const blockedScriptLink: BlockedAddress = {
  message: 'a link with javascript: does nothing: the content security policy forbids it',
  hint: 'Link to a page, or use a React component in .mdx.',
}

export function isScriptAddress(address: string): boolean {
  return /^\s*javascript:/i.test(address)
}

/** Addresses with data can be as long as a file. */
function shortened(address: string): string {
  return address.length > 120 ? `${address.slice(0, 80)}…` : address
}
