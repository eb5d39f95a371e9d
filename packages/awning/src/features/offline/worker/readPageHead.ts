/** What the worker reads in the head of a document. */
export interface PageHead {
  /** Title without the name of the site. */
  readonly title: string
  readonly lang: string
  /** The payload that belongs to the document. */
  readonly payload: { readonly href: string; readonly id: string } | undefined
}

/**
 * Reads the head of a document that this engine wrote. It looks for text instead of parsing, because a
 * worker has no HTML parser, and one would make it five times as large. The forms are those that
 * `finishDocument` and React write; `pageHead.test.ts` fails if one of them changes.
 */
export function readPageHead(html: string): PageHead {
  const [, href, id] =
    /<link rel="preload" as="fetch" href="([^"]*)" data-id="([^"]*)"/.exec(html) ?? []
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ \| [^|]*$/, ''),
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '',
    payload: href === undefined || id === undefined ? undefined : { href, id },
  }
}

/** Character references that React writes. */
const references: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function decode(text: string): string {
  return text.replace(
    /&(?:amp|lt|gt|quot|#x27);/g,
    (reference) => references[reference] ?? reference,
  )
}
