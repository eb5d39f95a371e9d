import type { Engine, Preferences, TestBrowser } from './browserTab.ts'
import { launchChromium } from './chromium.ts'
import { launchFirefox } from './firefox.ts'
import { launchWebKit } from './webkit.ts'

export function launch(engine: Engine, preferences: Preferences): Promise<TestBrowser> {
  switch (engine) {
    case 'chromium':
      return launchChromium(preferences)
    case 'firefox':
      return launchFirefox(preferences)
    case 'webkit':
      return launchWebKit(preferences)
  }
}
