import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { chineseInPdf } from './pdfCharacters.ts'
import { openApp } from './tabState.ts'

/** Chinese characters of the text, and those that only the navbar, the sidebars and the footer have. */
function charactersOf(): { text: string[]; chrome: string[] } {
  const inText = (element: Element | null): string[] =>
    Array.from(element?.textContent.matchAll(/\p{Script=Han}/gu) ?? [], ([character]) => character)
  const printed = document.querySelector('main article')?.cloneNode(true)
  if (!(printed instanceof Element)) throw new Error('there is no article')
  for (const part of printed.querySelectorAll('nav, button, [data-chrome], script, style'))
    part.remove()
  // Pictures have text too, which their descriptions repeat.
  const anywhere = new Set(inText(document.querySelector('main')))
  for (const { alt } of document.querySelectorAll<HTMLImageElement>('main img'))
    for (const character of alt) anywhere.add(character)
  const chrome = ['[data-navbar]', '#Menu', 'body > footer'].flatMap((part) =>
    inText(document.querySelector(part)),
  )
  return {
    text: [...new Set(inText(printed.querySelector('h1')).concat(inText(printed)))],
    chrome: [...new Set(chrome)].filter((character) => !anywhere.has(character)),
  }
}

for (const path of ['/blog/welcome', '/docs/frontend/browser/event'])
  test(`${path} is printed with its text and without what is around it`, async ({ tab }) => {
    await openApp(tab, path)
    const { text, chrome } = await tab.run(charactersOf)
    expect(text.length).toBeGreaterThan(50)
    expect(chrome.length).toBeGreaterThan(5)
    const printed = chineseInPdf(await tab.pdf())
    // Firefox cannot name a third of the glyphs of this font, and radicals look like characters.
    const found = text.filter((character) => printed.has(character))
    expect(found.length / text.length).toBeGreaterThan(0.5)
    expect(chrome.filter((character) => printed.has(character))).toEqual([])
  })
