import { sample, type SampleNode } from './sample.ts'

/** The sample as a document of its own that nobody sees: a browser can be asked about it. */
export interface SamplePage {
  /** The indices of the elements it finds; undefined if the browser does not know the selector. */
  readonly find: (selector: string) => readonly number[] | undefined
}

let made: SamplePage | undefined

export function samplePage(): SamplePage {
  return (made ??= makeSamplePage())
}

function makeSamplePage(): SamplePage {
  const page = document.implementation.createHTMLDocument()
  const elements: Element[] = []
  page.documentElement.replaceWith(build(sample))
  return {
    find(selector) {
      try {
        return [...page.querySelectorAll(selector)].map((element) => elements.indexOf(element))
      } catch {
        return undefined
      }
    },
  }

  function build({ tag, attributes, children }: SampleNode): Element {
    const element = page.createElement(tag)
    elements.push(element)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...children.map(build))
    return element
  }
}
