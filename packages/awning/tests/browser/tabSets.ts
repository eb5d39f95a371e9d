import type { Locator, Page } from '@playwright/test'

const tab = (value: string, text: string, mark = '') =>
  `:::tab[${value}]{value="${value}"${mark}}\n\n${text}\n\n:::`

const tabs = (attributes: string, ...children: string[]) =>
  [`::::tabs${attributes}`, ...children, '::::', ''].join('\n')

const code = (text: string) => ['```sh', text, '```'].join('\n')

const tall = Array.from({ length: 30 }, (_, line) => `Line ${line}.`).join('\n\n')

/** Two docs with tabs: `sets` has six sets, `other` one of the same group. */
export const tabFiles = {
  'content/zh/docs/sets.md': [
    '---\ntitle: Sets\n---\n',
    'Before.\n',
    tabs(
      '{group="pm"}',
      tab('npm', code('npm install')),
      tab('yarn', code('yarn add'), ' default'),
      tab('pnpm', `First.\n\n${code('pnpm add')}\n\nLast.`),
    ),
    tabs('{group="pm"}', tab('npm', 'Short.'), tab('yarn', tall), tab('pnpm', 'Medium.')),
    tabs('{group="pm"}', tab('npm', 'Third npm.'), tab('pnpm', 'Third pnpm.')),
    tabs('', tab('left', 'The left.'), tab('right', 'The right.')),
    tabs('{default="none"}', tab('open', 'Opened.'), tab('shut', 'Shut.')),
    tabs('{group="pm"}', tab('npm', 'Last npm.'), tab('yarn', 'Last yarn.')),
    'After.',
  ].join('\n'),
  'content/zh/docs/other.md': [
    '---\ntitle: Other\n---\n',
    tabs('{group="pm"}', tab('npm', 'Other npm.'), tab('yarn', 'Other yarn.')),
  ].join('\n'),
}

/** The n-th set of tabs of a page. */
export function tabSet(page: Page, index: number) {
  const list = page.getByRole('tablist').nth(index)
  return {
    list,
    tab: (name: string): Locator => list.getByRole('tab', { name, exact: true }),
    tabs: list.getByRole('tab'),
    selected: list.getByRole('tab', { selected: true }),
  }
}

export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).toSorted())
}
