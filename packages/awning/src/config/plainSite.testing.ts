import { defineSite } from './defineSite.ts'
import { plainSettings } from './plainSettings.testing.ts'
import type { SiteConfig } from './site.ts'

/** The plain settings with every default, as the engine works with them. */
export const plainSite: SiteConfig = defineSite(plainSettings, {})
