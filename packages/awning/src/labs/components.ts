import type { ComponentType } from 'react'
import { BemLab } from './bem/BemLab.tsx'
import type { LabName } from './catalogue.ts'
import {
  AngularChangeLab,
  ReactChangeLab,
  SvelteChangeLab,
  VueChangeLab,
} from './change/changeLabs.tsx'
import { CssomLab } from './cssom/CssomLab.tsx'
import { DomLab } from './dom/DomLab.tsx'
import { EqualityLab } from './equality/EqualityLab.tsx'
import { EventLab } from './event/EventLab.tsx'
import { InteractionLab } from './interaction/InteractionLab.tsx'
import type { LabProps } from './lab.ts'
import { LayoutLab } from './layout/LayoutLab.tsx'
import { LinkLab } from './link/LinkLab.tsx'
import { MetadataLab } from './metadata/MetadataLab.tsx'
import { NarrowingLab } from './narrowing/NarrowingLab.tsx'
import { NumberLab } from './number/NumberLab.tsx'
import { PrincipleLab } from './principle/PrincipleLab.tsx'
import { RulesLab } from './rules/RulesLab.tsx'
import { SelectorLab } from './selector/SelectorLab.tsx'
import { StringLab } from './string/StringLab.tsx'
import { TimingLab } from './timing/TimingLab.tsx'
import { TokensLab } from './tokens/TokensLab.tsx'
import { VitalsLab } from './vitals/VitalsLab.tsx'

/** Every experiment's component by its name. */
export const components: Readonly<Record<LabName, ComponentType<LabProps>>> = {
  bem: BemLab,
  'change-angular': AngularChangeLab,
  'change-react': ReactChangeLab,
  'change-svelte': SvelteChangeLab,
  'change-vue': VueChangeLab,
  cssom: CssomLab,
  dom: DomLab,
  equality: EqualityLab,
  event: EventLab,
  interaction: InteractionLab,
  layout: LayoutLab,
  link: LinkLab,
  metadata: MetadataLab,
  narrowing: NarrowingLab,
  number: NumberLab,
  principle: PrincipleLab,
  rules: RulesLab,
  selector: SelectorLab,
  string: StringLab,
  timing: TimingLab,
  tokens: TokensLab,
  vitals: VitalsLab,
}
