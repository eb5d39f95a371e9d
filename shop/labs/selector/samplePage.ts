import { sample, type SampleNode } from './sample.ts'

/** The sample as a separate, invisible document in which the browser can match selectors. */
export interface SamplePage {
  /** Returns the indices of the matching elements; undefined if the browser does not support the selector. */
  readonly find: (selector: string) => readonly number[] | undefined
}

let cachedPage: SamplePage | undefined

export function samplePage(): SamplePage {
  return (cachedPage ??= createSamplePage())
}

function createSamplePage(): SamplePage {
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
