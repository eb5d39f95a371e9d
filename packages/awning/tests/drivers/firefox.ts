import { findFirefox } from '../../../../scripts/ensureBrowser.mjs'
import { BiDi } from './bidi.ts'
import { usualSize, type Preferences, type TestBrowser } from './browserTab.ts'
import { start } from './childProcess.ts'
import { FirefoxTab } from './firefoxTab.ts'
import { makeProfile } from './firefoxProfile.ts'
import { removeFolder } from './temporaryFolder.ts'
import { openDisplay } from './virtualDisplay.ts'

/** Debian's Firefox, through WebDriver BiDi: Playwright drives only a Firefox of its own. */
export async function launchFirefox(preferences: Preferences): Promise<TestBrowser> {
  const command = findFirefox()
  if (command === undefined) throw new Error('no Firefox was found')
  const display = await openDisplay()
  const profile = makeProfile(preferences)
  const args = ['--remote-debugging-port', '0', '--no-remote', '--profile', profile]
  const firefox = start(command, args, {
    // Its crash reporter would outlive it.
    env: { ...display.env, MOZ_CRASHREPORTER_DISABLE: '1', MOZ_ENABLE_WAYLAND: '0' },
  })
  const close = async () => {
    await firefox.end()
    await display.end()
    removeFolder(profile)
  }
  try {
    const address = await firefox.readLine(/WebDriver BiDi listening on (ws:\S+)/)
    const bidi = await BiDi.connect(`${address}/session`)
    await bidi.send('session.new', { capabilities: {} })
    await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
    return {
      async openTab(baseURL) {
        const { userContext } = await bidi.send<{ userContext: string }>(
          'browser.createUserContext',
          {},
        )
        const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
          type: 'tab',
          userContext,
        })
        const tab = new FirefoxTab(bidi, { context, userContext, baseURL, preferences })
        await tab.resize(usualSize.width, usualSize.height)
        return tab
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
