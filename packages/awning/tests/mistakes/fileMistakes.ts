import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { fields, text, type Mistake } from './mistake.ts'

const good = fields('title: A')
const misplaced = /does not begin the file/

const file = (
  name: string,
  data: Mistake['data'],
  place: string,
  message: RegExp,
  more: Partial<Mistake> = {},
): Mistake => ({ name, data, place, message, ...more })

export const fileMistakes: readonly Mistake[] = [
  file('an empty file', Buffer.alloc(0), 'none', /is empty/),
  file('only spaces', ' \n\n', 'none', /is empty/),
  file('UTF-16', Buffer.from(`\uFEFF${good}`, 'utf16le'), 'none', /UTF-8/, { hint: /editor/ }),
  file('Latin-1', Buffer.from(fields('title: é'), 'latin1'), 'none', /UTF-8/),
  file('NUL', text('a\0b'), '5:2', /U\+0000/, { severity: 'warning' }),
  file('an escape character', text('ok\n\na\u001b[1m'), '7:2', /U\+001B/, { severity: 'warning' }),
  file('open front matter', '---\ntitle: A\n\n# Text\n', '1:1', /not closed/, { hint: /---/ }),
  file('front matter that ends with dots', '---\ntitle: A\n...\n\nx\n', '1:1', /not closed/),
  file('an indented end of front matter', '---\ntitle: A\n ---\n\nx\n', '1:1', /not closed/),
  file('front matter that a line closes', '---\ntitle: A\n\nText.\n\n---\n', '4:1', /YAML/),
  file('a blank line before front matter', `\n${good}`, '2:1', misplaced, { hint: /Remove/ }),
  file('a space before front matter', ` ${good}`, '1:1', misplaced),
  file('an invisible space before front matter', `\u200B${good}`, '1:1', misplaced),
  file('front matter as TOML', '+++\ntitle = "A"\n+++\n\nx\n', '1:1', /\+\+\+/, { hint: /YAML/ }),
  file('four hyphens', '----\ntitle: A\n----\n\nx\n', '1:1', /----/),
  file('a broken link', (path) => symlinkSync('nowhere.md', path), 'none', /symbolic link/),
  file('a link to itself', (path) => symlinkSync(path, path), 'none', /symbolic link/),
  file('a pipe', (path) => void execFileSync('mkfifo', [path]), 'none', /no file/),
  file(
    'a mistake behind Windows line ends',
    '---\r\ntitle: A\r\ndraft: x\r\n---\r\n',
    '3:1',
    /draft/,
  ),
  file('a mistake behind old Mac line ends', '---\rtitle: A\rdraft: x\r---\r', '3:1', /draft/),
  file('a mistake behind byte order marks', `\uFEFF\uFEFF${fields('draft: x')}`, '2:1', /draft/),
  file('a # in a name', good, 'none', /must not contain #/, { file: 'content/zh/docs/a#b.md' }),
]

const mdx = (body: string, place: string, message: RegExp): Mistake => ({
  name: `MDX: ${body.slice(0, 40)}`,
  file: 'mdx',
  data: text(body),
  place,
  message,
})

export const textMistakes: readonly Mistake[] = [
  file('a box that is not closed', text('a\n\n::: tip\nb'), '7:1', /"tip" is never closed/),
  file('code that is not closed', text('a\n\n```js\nb'), '7:1', /code block is never closed/),
  file('an unknown alert', text('> [!WARNIGN]\n> a'), '5:1', /"WARNIGN"/, { hint: /"WARNING"/ }),
  file(
    'quotes in quotes, 4000 levels deep',
    text(`${'>'.repeat(4000)} a`),
    'none',
    /nested too deeply/,
  ),
  file('a block called constructor', text(':::constructor\nx\n:::'), '5:1', /"constructor"/),
  file('an image with NUL in its name', text('![a](a%00b.png)'), '5:1', /does not exist/),
  file('an image that is a folder', text('![a](.)'), '5:1', /does not exist/),
  file('an image at no address', text('![a](https://[)'), '5:1', /no valid address/),
  mdx('{', '5:1', /closing brace/),
  mdx('<div>', '5:1', /closing tag/),
  mdx('</div>', '5:1', /open tag/),
  mdx('{a b}', '5:4', /Expected/),
  mdx('<!-- a -->', '5:1', /comment/),
  mdx('text\n\nimport x from\n\nx', '7:1', /Unexpected/),
  mdx('export const a = 1\n\nexport const a = 2', '5:1', /Duplicated export/),
  mdx('export const a: number = 1', '5:1', /./),
]
