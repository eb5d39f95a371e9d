/**
 * The examples of the specifications that this engine deliberately reads in another way, by number, with the reason.
 * The tests fail when an example that is not listed fails, and when a listed one passes.
 */

const frontMatter = 'A file may begin with front matter between two lines of `---`.'
const bareAddresses = 'Bare addresses are links, as in GitHub Flavored Markdown.'

const endTagInParagraph =
  'A tag of HTML cannot end an element outside of its paragraph: it could end elements of the page.'
const missingEndTag =
  'An element whose content is text is shown as text where its end tag is missing: it would swallow the rest of the page.'

export const commonMarkDifferences: Readonly<Record<number, string>> = {
  96: frontMatter,
  98: frontMatter,
  148: endTagInParagraph,
  173: missingEndTag,
  602: bareAddresses,
  606: bareAddresses,
  608: bareAddresses,
  611: bareAddresses,
  612: bareAddresses,
}

export const gfmDifferences: Readonly<Record<number, string>> = {}
