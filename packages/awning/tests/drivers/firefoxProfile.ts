import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Preferences } from './browserTab.ts'
import { makeFolder } from './temporaryFolder.ts'

/** Writes a new profile with these preferences and returns its folder. */
export function makeProfile(preferences: Preferences): string {
  const folder = makeFolder('firefox-profile')
  const lines = Object.entries(firefoxPreferences(preferences)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(folder, 'user.js'), lines.join(''))
  return folder
}

function firefoxPreferences(preferences: Preferences): Record<string, string | number | boolean> {
  return {
    'intl.accept_languages': 'zh-CN, zh',
    'javascript.enabled': preferences.script,
    'layout.css.prefers-color-scheme.content-override': preferences.colorScheme === 'dark' ? 0 : 1,
    'ui.prefersReducedMotion': preferences.reducedMotion ? 1 : 0,
    ...(preferences.forcedColors
      ? { 'browser.display.document_color_use': 2, 'ui.useAccessibilityTheme': 1 }
      : {}),
    ...(preferences.backForwardCache ? {} : { 'browser.sessionhistory.max_total_viewers': 0 }),
  }
}
