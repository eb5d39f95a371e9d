/** A header's name and value. */
export type Header = readonly [name: string, value: string]

/** For every response. A page has the rest of its content security policy in a meta element. */
export const securityHeaders: readonly Header[] = [
  // `frame-ancestors` is ignored in the policy that a page carries in a meta element.
  ['Content-Security-Policy', `frame-ancestors 'self'`],
  // What a site of texts never asks for, so that no embedded page can ask for it in its name.
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
]

/** A year. Browsers then refuse to open the site without encryption, so it is never sent unasked. */
export const strictTransport: Header = ['Strict-Transport-Security', 'max-age=31536000']

/** For files whose address changes with their content. */
export const cachedForGood = 'public, max-age=31536000, immutable'

/** For everything else: a browser may keep it, and asks each time whether it is still the newest. */
export const revalidated = 'no-cache'
