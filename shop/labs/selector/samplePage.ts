import type { Language } from '../language.ts'
import { samples, type SampleNode } from './sample.ts'

/** The sample as a separate, invisible document in which the browser can match selectors. */
export interface SamplePage {
  /** Returns the indices of the matching elements; undefined if the browser does not support the selector. */
  readonly find: (selector: string) => readonly number[] | undefined
}

const cachedPages = new Map<Language, SamplePage>()

export function samplePage(language: Language): SamplePage {
  const page = cachedPages.get(language) ?? createSamplePage(samples[language])
  cachedPages.set(language, page)
  return page
}

function createSamplePage(sample: SampleNode): SamplePage {
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
