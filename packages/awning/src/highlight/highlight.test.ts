import { describe, expect, it, vi } from 'vitest'
import { highlightCode, tokenClasses } from './highlight.ts'

const samples: [lang: string, code: string][] = [
  ['ts', 'export default async function f<T>(a: T) {\n\n  return `x ${a as string} <b>`\n}'],
  ['tsx', 'const a = <Box on={() => go(1)} title="&amp;">文字 {n}</Box>'],
  ['js', "import a from 'b' // c"],
  ['jsx', '<A {...b} />'],
  ['vue', '<template>\n  <p v-if="a > 1">{{ b }}</p>\n</template>'],
  ['svelte', '{#if a}\n<b>{c}</b>\n{/if}'],
  ['bash', 'npm i --save "$A" && cd ..'],
  ['sh', 'echo 1'],
  ['json', '{ "a": [1, true, "b\\n"] }'],
  ['yaml', 'a: 1 # b'],
  ['html', '<a onclick="go(1)" href=\'#\'>&lt;</a><script>let a = 1 < 2</script>'],
  ['css', '.a:hover > b { color: var(--c, #fff) !important }'],
  ['scss', '$a: 1px;\n.b { &:hover { width: $a } }'],
  ['less', '@a: 1px;\n.b { .c(@a); }'],
  ['md', '# A\n\n**b** `c` [d](https://e.f) <i class="g">h</i>\n\n```ts\nlet a: string\n```'],
  ['mdx', "import A from './a'\n\n<A b={1} />"],
  ['diff', '@@ -1 +1 @@\n-a\n+b'],
  ['py', 'def f(a: int) -> str: return f"{a}"'],
]

function textOf(lines: string[]): string {
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }
  return lines
    .join('\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
}

describe('highlightCode', () => {
  it.each(samples)('colours %s with known classes only, and keeps its text', async (lang, code) => {
    const lines = await highlightCode(code, lang)
    const tags = lines.join('').match(/<[^>]*>/g) ?? []
    const known = Object.keys(tokenClasses).map((name) => `<span class="${name}">`)
    expect(tags.length).toBeGreaterThan(0)
    expect(tags.filter((tag) => tag !== '</span>' && !known.includes(tag))).toEqual([])
    expect(textOf(lines)).toBe(code)
    expect(lines).toHaveLength(code.split('\n').length)
  })

  it('gives the main kinds of token their classes', async () => {
    const [line = ''] = await highlightCode("const n: number = f('s', 1) // c", 'ts')
    expect(line).toBe(
      '<span class="t-k">const</span> n: <span class="t-t">number</span> = ' +
        '<span class="t-f">f</span>(<span class="t-s">\'s\'</span>, ' +
        '<span class="t-n">1</span>) <span class="t-c">// c</span>',
    )
  })

  it('escapes what HTML would read as its own', async () => {
    expect(await highlightCode('a < b && c > d', 'ts')).toEqual(['a &lt; b &amp;&amp; c &gt; d'])
    expect(await highlightCode('<b>&amp;</b>\n]]>', 'text')).toEqual([
      '&lt;b&gt;&amp;amp;&lt;/b&gt;',
      ']]&gt;',
    ])
  })

  it('joins neighbours of one class, with the blanks between them', async () => {
    const [line] = await highlightCode('export default async function', 'ts')
    expect(line).toBe('<span class="t-k">export default async function</span>')
  })

  it('leaves blanks without a class', async () => {
    const lines = await highlightCode('/* a\n   \n\tb */\n   let c', 'ts')
    expect(lines[1]).toBe('   ')
    expect(lines[3]).toBe('   <span class="t-k">let</span> c')
  })

  it.each(['', 'text', 'plaintext', 'no-such-language', 'toString', '__proto__'])(
    'shows %o as plain text',
    async (lang) => {
      expect(await highlightCode('let a = 1 <\n\n2', lang)).toEqual(['let a = 1 &lt;', '', '2'])
    },
  )

  it('reads all names of a language alike, in any case', async () => {
    const code = 'const a = 1'
    const expected = await highlightCode(code, 'typescript')
    expect(await highlightCode(code, 'ts')).toEqual(expected)
    expect(await highlightCode(code, 'TS')).toEqual(expected)
    expect(await highlightCode('<a/>', 'svg')).toEqual(await highlightCode('<a/>', 'xml'))
  })

  it('reads expressions in Vue directives and braces as code', async () => {
    const code = '<template>\n<p v-if="f(1)">{{ g(2) }}</p>\n</template>'
    const [, line = ''] = await highlightCode(code, 'vue')
    expect(line).toContain('<span class="t-f">f</span>(<span class="t-n">1</span>)')
    expect(line).toContain('<span class="t-f">g</span>(<span class="t-n">2</span>)')
  })

  it('gives the same HTML whatever was highlighted before', async () => {
    const code = '<p v-if="f(1)">{{ g(2) }}</p>'
    // From the start: other tests have loaded these languages.
    vi.resetModules()
    const fresh = await import('./highlight.ts')
    const before = await fresh.highlightCode(code, 'md')
    await fresh.highlightCode('<template>{{ a }}</template>', 'vue')
    expect(await fresh.highlightCode(code, 'md')).toEqual(before)
  })

  it('reads a language within another', async () => {
    const lines = await highlightCode('```scss\n$a: 1px;\n```', 'md')
    expect(lines[1]).toBe('<span class="t-a">$a</span>: <span class="t-n">1px</span>;')
  })

  it('does not highlight a very long line, but the lines after it', async () => {
    const lines = await highlightCode(`let a\nlet b = '${'<'.repeat(5000)}'\nlet c`, 'ts')
    expect(lines[1]).toMatch(/^let b = '(&lt;){5000}'$/)
    expect(lines[2]).toBe('<span class="t-k">let</span> c')
  })

  it('starts one line for each line of code, whatever the line ends', async () => {
    expect(await highlightCode('a\r\n\r\nb', 'ts')).toEqual(['a', '', 'b'])
    expect(await highlightCode('', 'ts')).toEqual([''])
  })
})
