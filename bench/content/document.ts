import { cssBlock, typescriptBlock } from './code.ts'
import { pickFrom, seededRandom } from './random.ts'
import {
  endings,
  english,
  headings,
  identifiers,
  objects,
  openings,
  subjects,
  topics,
  verbs,
} from './words.ts'

const seed = 20_261_115
const folderSize = 20

/** A document, independent of how a generator wants front matter, heading and links. */
export interface BenchDocument {
  readonly index: number
  /** `g003/d0061`: its path in the folder of documents, without extension. */
  readonly path: string
  readonly title: string
  /** From 1, within its folder. */
  readonly position: number
  /** Paths of the documents it links to, in the order of its text: near its top, in its middle, at its end. */
  readonly links: readonly string[]
  /** The text, given how a link to another document is written. */
  readonly body: (link: (path: string) => string) => string
}

/** `g003/d0061`. */
export function pathOf(index: number): string {
  const folder = String(Math.floor(index / folderSize)).padStart(3, '0')
  return `g${folder}/d${String(index).padStart(4, '0')}`
}

/** About 1,500 Chinese characters, seven headings, a table, a list, two code blocks and three links. */
export function benchDocument(index: number, count: number): BenchDocument {
  const random = seededRandom(seed ^ Math.imul(index + 1, 0x9e37_79b1))
  const title = `${pickFrom(random, topics)}${pickFrom(random, headings)} ${index}`
  const links = linkTargets(index, count, random)
  const parts = bodyParts(index, random)
  return {
    index,
    path: pathOf(index),
    title,
    position: (index % folderSize) + 1,
    links,
    body: (link) => {
      const written = links.map((path) => `[文档 ${path}](${link(path)})`)
      const whole = (part: string) => part.replace(/@(\d)@/g, (_, at) => written[Number(at)] ?? '')
      return `${parts.map(whole).join('\n\n')}\n`
    },
  }
}

/** Three other documents, the same for every generator, because measured visits follow these links. */
function linkTargets(index: number, count: number, random: () => number): string[] {
  if (count < 4)
    throw new Error(`A site of ${count} documents is too small: three links need four.`)
  const targets = new Set<number>()
  while (targets.size < 3) {
    const target = Math.floor(random() * count)
    if (target !== index) targets.add(target)
  }
  return [...targets].map(pathOf)
}

/** Blocks of Markdown; `@0@` to `@2@` are placeholders for the links. */
function bodyParts(index: number, random: () => number): string[] {
  const pick = <T>(list: readonly [T, ...T[]]): T => pickFrom(random, list)
  const text = (characters: number) => {
    let written = ''
    while (written.length < characters) {
      written += `${pick(openings)}${pick(subjects)}${pick(verbs)}${pick(objects)}${pick(endings)}。`
    }
    return written
  }
  const [h0, h1, h2, h3, h4, h5, h6] = shuffled(headings, random)
  const row = () =>
    `| \`${pick(identifiers)}.${pick(identifiers)}\` | ${pick(subjects)} | ${Math.floor(random() * 1000)} | ${pick(objects)} |`
  return [
    text(150),
    `${pick(english)} ${pick(english)}`,
    `## ${h0}`,
    text(110),
    `更多内容请参阅 @0@。${text(80)}`,
    `### ${h1}`,
    text(160),
    typescriptBlock(random, index),
    `## ${h2}`,
    text(160),
    `- ${text(20)}\n- ${text(20)}\n- 参见 @1@`,
    `### ${h3}`,
    text(120),
    `| 选项 | 类型 | 默认值 | 说明 |\n| --- | --- | ---: | --- |\n${Array.from({ length: 6 }, row).join('\n')}`,
    `## ${h4}`,
    text(160),
    cssBlock(random, index),
    `### ${h5}`,
    text(100),
    `> ${text(40)}`,
    `## ${h6}`,
    `最后请阅读 @2@，其中使用了 **${pick(subjects)}** 与 *${pick(subjects)}* 的组合。${text(100)}`,
  ]
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const order = list.map((item) => ({ item, at: random() }))
  return order.sort((a, b) => a.at - b.at).map(({ item }) => item)
}
