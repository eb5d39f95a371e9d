import { browserSettings } from './browserSettings.ts'
import { expect, open, test } from './browserTest.ts'
import { serveFixture } from './fixtureSites.ts'
import { slowUnless } from './slowTests.ts'

// As in browsers with a window: without this, a headless one runs all frames in the process of the page.
const { launchOptions } = browserSettings.use
test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--site-per-process'] },
})

const at = serveFixture({
  'content/zh/docs/loops.md': `# Loops

\`\`\`js live height=80 title="Script"
document.body.append('Script is here')
\`\`\`

\`\`\`jsx live height=80 title="Component"
export default () => <p>Component is here</p>
\`\`\`
`,
})

const examples = [
  { name: 'Script', field: 'JavaScript', loop: 'for (;;);' },
  { name: 'Component', field: 'JSX', loop: 'export default () => {\n  for (;;);\n}' },
]

for (const [index, { field, loop }] of examples.entries())
  test(
    `an endless loop in ${field} can be stopped, and Reset shows the example again`,
    slowUnless(field === 'JavaScript'),
    async ({ page }) => {
      await open(page, at('docs/loops'))
      const shown = examples.map((example) =>
        page
          .frameLocator(`iframe[title="${example.name}"]`)
          .frameLocator('iframe')
          .getByText(`${example.name} is here`),
      )
      for (const text of shown) await expect(text).toBeVisible()
      const group = page.getByRole('group', { name: '实时示例' }).nth(index)
      await group.getByRole('button', { name: '编辑' }).click()
      await group.getByRole('textbox', { name: field }).fill(loop)
      const stop = group.getByRole('button', { name: '停止' })
      // The page responds: it shows the button, and what is pressed works.
      await stop.click({ timeout: 10_000 })
      await expect(stop).toBeHidden()
      await group.getByRole('button', { name: '还原' }).click()
      for (const text of shown) await expect(text).toBeVisible()
    },
  )
