import { fields, type Mistake } from './mistake.ts'

const tooManyAliases = [
  'keywords: &a [x, x, x, x, x, x, x, x, x]',
  ...['b', 'c', 'd', 'e'].map(
    (name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcd'[index]}`).join(', ')}]`,
  ),
]

const date = (written: string, message: RegExp): Mistake => ({
  name: `date: ${written}`,
  file: 'post',
  data: fields('title: A', `date: ${written}`),
  place: '3:1',
  message,
})

const field = (line: string, message: RegExp, hint?: RegExp): Mistake => ({
  name: line.split('\n', 1)[0]?.slice(0, 40) ?? line,
  data: fields(line),
  place: '2:1',
  message,
  ...(hint ? { hint } : {}),
})

const post = (line: string, place: string, message: RegExp, hint?: RegExp): Mistake => ({
  name: line,
  file: 'post',
  data: fields(line),
  place,
  message,
  ...(hint ? { hint } : {}),
})

const yaml = (
  name: string,
  lines: readonly string[],
  place: string,
  message: RegExp,
  hint?: RegExp,
): Mistake => ({
  name,
  data: fields(...lines),
  place,
  message,
  ...(hint ? { hint } : {}),
})

export const frontMatterMistakes: readonly Mistake[] = [
  date('2026-01-01T25:00:00Z', /^date: has a time or a time zone that does not exist/),
  date('2026-01-01T10:60', /time/),
  date('2026-01-01T10:00:00+99:00', /time zone/),
  date('2026-01-01T10:00:00+14:60', /time zone/),
  date('2026-02-30', /^date: is no day of the calendar/),
  date('2026-13-01', /no day/),
  date('2026', /must be a date such as 2022-03-12/),
  date('12.5', /must be a date/),
  date('2026-1-5', /must be a date/),
  date('2026/01/05', /must be a date/),
  date('[2026-01-01]', /must be a date/),
  date('', /must be a date/),
  {
    name: 'a day in the file name that does not exist',
    file: 'content/zh/blog/2026-02-30-x.md',
    data: fields('title: A'),
    place: 'none',
    message: /2026-02-30 in its name is no day/,
    hint: /date: /,
  },

  yaml('an alias without anchor', ['title: *a'], '2:8', /\*a refers to an anchor/, /quotes/),
  yaml('emphasis for a title', ['title: **new** words'], '2:16', /YAML/, /quotes/),
  yaml('a merge of nothing', ['title: A', '<<: *x'], '3:5', /\*x/, /quotes/),
  yaml('a merge key', ['title: A', '<<: { description: b }'], '3:1', /"<<"/, /Known fields/),
  yaml('aliases of aliases', tooManyAliases, '2:1', /too many values/, /Write the values out/),
  yaml('a field twice', ['title: a', 'title: b'], '3:1', /unique/, /Leave one of them out/),
  yaml('a tab', ['title: a', 'keywords:', '\t- a'], '4:1', /Tabs/, /spaces/),
  yaml('an unknown tag', ['title: !new words'], '2:8', /tag/, /begins with !/),
  yaml('an open quote', ['title: "a'], '3:1', /quote/, /Close/),
  yaml('an open list', ['keywords: [a'], '3:1', /\]/, /./),
  yaml('an unknown escape', ['title: "a\\q"'], '2:10', /escape/, /backslash/),
  yaml('a colon in a text', ['title: one: two'], '2:8', /./, /quotes/),
  yaml('a backtick', ['title: `a`'], '2:8', /reserved/, /quotes/),
  yaml('an end in the middle', ['title: a', '...', 'x'], '4:1', /multiple documents/, /Remove/),
  yaml('a list for a name', ['? [a]', ': b'], '2:3', /strings/, /./),
  yaml('a list in a list, 2000 levels deep', [`keywords: ${'['.repeat(2000)}`], '2:1', /deep/, /./),
  yaml('conflict markers', ['<<<<<<< HEAD', 'title: a'], '2:1', /./, /./),
  yaml('a list', ['- a', '- b'], '2:1', /must be fields/),
  yaml('a sentence', ['just words'], '2:1', /must be fields/),
  yaml('a number', ['5'], '2:1', /must be fields/),
  yaml('no space behind the colon', ['title:a'], '2:1', /must be fields/),

  field('title: 2024', /^title: must be text/, /"2024"/),
  field('title: true', /must be text/, /"true"/),
  field('title:', /must be text/, /after the colon/),
  field('title: { a: b }', /must be text/),
  field('title: ""', /must not be empty/),
  field('title: "a\\u0001b"', /control character/),
  field('title: "a\\ud800"', /control character/),
  field('Title: a', /"Title"/, /"title"/),
  field('__proto__: 1', /"__proto__"/),
  field('constructor: 1', /"constructor"/),
  field('sidebar_position: .nan', /must be a number/),
  field("sidebar_position: '1'", /must be a number/),
  field('toc_max_heading_level: 7', /from 2 to 6/),
  field('toc_max_heading_level: 2.5', /from 2 to 6/),
  field('draft: yes', /true or false/),
  field('source: zz', /awning translated/),
  field('image: ./no.png', /does not exist/, /public\//),
  field('image: .', /does not exist/),
  field('image: "https://["', /no valid address/),
  field('requires: index', /must be a list/),

  post('tags: hello', '2:1', /must be a list/),
  post('tags: [constructor]', '2:8', /"constructor" is not declared/),
  post('tags: [__proto__]', '2:8', /"__proto__" is not declared/),
  post('authors: constructor', '2:1', /"constructor" is not in/),
  post('authors: __proto__', '2:1', /"__proto__" is not in/),
  post('authors: 3', '2:1', /must be a key/),
  post('authors: {}', '2:1', /no name/),
  post('authors: { name: A, nmae: B }', '2:21', /"nmae"/, /"name"/),
  post('authors: [{ name: A, nmae: B }]', '2:22', /"nmae"/, /"name"/),
  post('authors: { name: A, url: "https://[" }', '2:21', /complete address/),
  post('authors: { name: A, url: "javascript:x()" }', '2:21', /complete address/),
  post('slug: ../x', '2:1', /"\.\."/),
]
