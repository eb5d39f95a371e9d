import { about as bem } from './bem/about.ts'
import { about as layout } from './layout/about.ts'
import { about as tokens } from './tokens/about.ts'
import { aboutFor } from './change/about.ts'
import { about as cssom } from './cssom/about.ts'
import { about as dom } from './dom/about.ts'
import { about as equality } from './equality/about.ts'
import { about as event } from './event/about.ts'
import { about as interaction } from './interaction/about.ts'
import type { LabAbout } from './lab.ts'
import { about as link } from './link/about.ts'
import { about as metadata } from './metadata/about.ts'
import { about as narrowing } from './narrowing/about.ts'
import { about as number } from './number/about.ts'
import { about as principle } from './principle/about.ts'
import { about as rules } from './rules/about.ts'
import { about as selector } from './selector/about.ts'
import { about as string } from './string/about.ts'
import { about as timing } from './timing/about.ts'
import { about as vitals } from './vitals/about.ts'

/** Every experiment by its name, with what a page says of it. */
export const catalogue = {
  bem,
  'change-angular': aboutFor('angular'),
  'change-react': aboutFor('react'),
  'change-svelte': aboutFor('svelte'),
  'change-vue': aboutFor('vue'),
  cssom,
  dom,
  equality,
  event,
  interaction,
  layout,
  link,
  metadata,
  narrowing,
  number,
  principle,
  rules,
  selector,
  string,
  timing,
  tokens,
  vitals,
} satisfies Record<string, LabAbout>

export type LabName = keyof typeof catalogue
