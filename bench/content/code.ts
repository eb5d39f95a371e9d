import { pickFrom } from './random.ts'
import { identifiers } from './words.ts'

/** Twenty lines of TypeScript for a code block. */
export function typescriptBlock(random: () => number, index: number): string {
  const [name, other] = [pickFrom(random, identifiers), pickFrom(random, identifiers)]
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`
  const limit = Math.floor(random() * 900 + 100)
  return fenced('ts', [
    `import { readFile } from 'node:fs/promises'`,
    `import type { ${type}Options, Result } from './types.ts'`,
    ``,
    `export interface ${type}Record${index} {`,
    `  id: string`,
    `  ${other}Count: number`,
    `  updatedAt?: Date`,
    `}`,
    ``,
    `// 读取并解析 ${name} 文件`,
    `export async function load${type}(file: string, options: ${type}Options): Promise<Result> {`,
    `  const text = await readFile(file, 'utf8')`,
    `  const rows = text.split('\\n').filter((line) => line.length > ${limit % 7})`,
    `  if (rows.length > ${limit}) {`,
    `    throw new RangeError(\`too many rows: \${rows.length}\`)`,
    `  }`,
    `  return { ok: true, value: rows.map((id, at) => ({ id, ${other}Count: at * ${limit % 13} })) }`,
    `}`,
    ``,
    `export const ${name}Limit${index} = ${limit} as const`,
  ])
}

/** Twenty lines of CSS. */
export function cssBlock(random: () => number, index: number): string {
  const name = pickFrom(random, identifiers)
  const hue = Math.floor(random() * 360)
  return fenced('css', [
    `:root {`,
    `  --${name}-hue: ${hue};`,
    `  --${name}-gap: ${(random() * 2 + 0.5).toFixed(2)}rem;`,
    `}`,
    ``,
    `.${name}-card-${index} {`,
    `  display: grid;`,
    `  grid-template-columns: minmax(0, 1fr) 16rem;`,
    `  gap: var(--${name}-gap);`,
    `  color: hsl(var(--${name}-hue) 60% 40%);`,
    `  border: 1px solid rgb(0 0 0 / 12%);`,
    `}`,
    ``,
    `/* 小屏幕上改为单列 */`,
    `@media (max-width: ${600 + (hue % 5) * 40}px) {`,
    `  .${name}-card-${index} {`,
    `    grid-template-columns: 1fr;`,
    `    padding: 0 1rem;`,
    `  }`,
    `}`,
  ])
}

function fenced(language: string, lines: readonly string[]): string {
  return `\`\`\`${language}\n${lines.join('\n')}\n\`\`\``
}
