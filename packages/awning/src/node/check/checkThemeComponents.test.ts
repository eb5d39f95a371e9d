import { describe, expect, it } from 'vitest'
import { checkThemeComponents } from './checkThemeComponents.ts'

/** An engine that has found these parts of the theme to be no server components. */
const engineWith = (...invalid: string[]) => ({
  rsc: { invalidThemeComponents: () => Promise.resolve(invalid) },
})

describe('parts of the theme that a site replaces', () => {
  it('are fine where all are server components', async () => {
    await expect(checkThemeComponents(engineWith())).resolves.toBeUndefined()
  })

  it('are all reported, with what to write, where they are none', async () => {
    const checked = checkThemeComponents(engineWith('Footer', 'Toc'))
    await expect(checked).rejects.toMatchObject({
      name: 'BuildFailure',
      message: expect.stringMatching(
        /^site\.code\.ts\n {2}error: components\.Footer has no server component.*\n.*export default function Footer\(\{ site \}\).*\n {2}error: components\.Toc/,
      ),
    })
  })
})
