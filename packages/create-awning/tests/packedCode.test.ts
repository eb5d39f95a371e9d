import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeFiles } from './codeFiles.ts'
import { packPackages, run, type PackedPackages } from './packedPackages.ts'

const files = {
  ...codeFiles,
  'content/en/docs/all.md': `---
title: All
description: Everything that is made by a package which the engine brings along.
---

\`\`\`ts twoslash
const answer = { number: 42 }
//    ^?
\`\`\`

\`\`\`ts twoslash
const question = 'unknown'
\`\`\`

\`\`\`mermaid
graph TD
  A --> B
\`\`\`

\`\`\`jsx live
export default function App() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}
\`\`\`

$x^2$ :tada:
`,
}

const buildFails = (site: string) =>
  run('npm', ['run', 'build'], { cwd: site }).then(
    () => expect.unreachable('the build should fail'),
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  )

/** Everything that the package brings along or leaves to the site to install. */
describe('the packed engine and a site with code', { timeout: 300_000 }, () => {
  let packed: PackedPackages
  let site: string
  const read = (path: string) => readFileSync(join(site, path), 'utf8')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), text)
  }

  beforeAll(async () => {
    packed = await packPackages('awning', 'awning-social-images', 'create-awning')
    site = join(packed.folder, 'my-site')
    await packed.create(site)
    for (const [path, text] of Object.entries(files)) write(path, text)
  }, 300_000)
  afterAll(() => packed.remove())

  it('say once, and with the command to run, that types need TypeScript', async () => {
    const output = await buildFails(site)
    expect(output.match(/needs TypeScript 5/g)).toHaveLength(1)
    expect(output).toContain('npm install --save-dev typescript5@npm:typescript@5.9.3')
  })

  it('build it with types beside a newer TypeScript, which finds no mistake', async () => {
    const packages = ['typescript5@npm:typescript@5.9.3', 'typescript@7.0.2', '@types/react@19']
    await run('npm', ['install', '--save-dev', ...packages], { cwd: site })
    const { stdout, stderr } = await run('npm', ['run', 'build'], { cwd: site })
    expect(stdout).toMatch(/Built \d+ pages/)
    expect(stdout + stderr).not.toMatch(/UNRESOLVED/)
    const all = read('dist/docs/all/index.html')
    for (const part of ['Our own footer', '<math', '<svg', '🎉', 'live-react'])
      expect(all + readdirSync(join(site, 'dist/assets')).join()).toContain(part)
    expect(all).toContain('number: <')
    expect(read('dist/docs/counter/index.html')).toMatch(/<button[^>]*>Count/)
    const assets = readdirSync(join(site, 'dist/assets'))
    const compiler = assets.find((name) => name.startsWith('live-compiler-')) ?? ''
    expect(read(`dist/assets/${compiler}`)).not.toContain('node:')
    await run('npx', ['tsc'], { cwd: site })
  })

  it('say with the command to run that social images need a package, and make them with it', async () => {
    const settings = files['site.config.ts'].replace('math: true', 'math: true,\n  social: {}')
    write('site.config.ts', settings)
    expect(await buildFails(site)).toContain('npm install awning-social-images')
    write('site.config.ts', files['site.config.ts'])
    await run('npm', ['install', packed.archive('awning-social-images')], { cwd: site })
    await run('npm', ['run', 'build'], { cwd: site })
    expect(readdirSync(join(site, 'dist/social/en'))).toContain('index.png')
    expect(read('dist/index.html')).toContain('/social/en/index.png')
    rmSync(join(site, 'dist'), { recursive: true })
  })
})
