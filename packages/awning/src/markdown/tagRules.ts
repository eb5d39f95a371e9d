/** What is wrong with a tag, for its author. */
export interface TagMistake {
  readonly message: string
  readonly hint: string
}

/** Elements that end by themselves with their parent. An end tag that is not needed would make an empty paragraph. */
export const optionalEnd = setOf(
  'caption colgroup dd dt li optgroup option p rp rt tbody td tfoot th thead tr',
)

/** Elements whose content is text up to the end tag. Without one they swallow the rest of the page. */
export const textElements = setOf(
  'iframe noembed noframes plaintext script style textarea title xmp',
)

/** Elements of a whole document, which a part of it cannot have. */
export const documentElements = setOf('base body frame frameset head html')

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '))
}

/** Where the last end tag of an element whose content is text is in each piece of HTML; -1 if there is none. `plaintext` has no end. */
export function lastEnds(name: string, pieces: readonly string[]): number[] {
  const end = new RegExp(`</${name}`, 'gi')
  return pieces.map((piece) => {
    let last = -1
    if (name !== 'plaintext') for (const { index } of piece.matchAll(end)) last = index
    return last
  })
}

export function unclosed(name: string): TagMistake {
  return {
    message: `the element <${name}> is not closed here`,
    hint: `Write </${name}> in the same paragraph, list item, quote or box, and before any tabs or lab.`,
  }
}

export function unopened(name: string): TagMistake {
  return {
    message: `</${name}> closes nothing here, so it is left out`,
    hint: `Write <${name}> before it, in the same paragraph, list item, quote or box, or delete it.`,
  }
}

export function endless(name: string): TagMistake {
  return {
    message: `<${name}> is shown as text: without an end tag it would swallow the rest of the page`,
    hint:
      name === 'plaintext' ? 'Use a code block.' : `Write </${name}>, or \`<${name}>\` as code.`,
  }
}

export function misplaced(name: string): TagMistake {
  return {
    message: `<${name}> belongs to a whole document, so it is left out`,
    hint: 'Delete it: a text is part of a page.',
  }
}

export function cutOff(name: string): TagMistake {
  return {
    message: `the tag of <${name}> has no end, so it is left out`,
    hint: 'Write > after it, and close all quotes of its attributes.',
  }
}
