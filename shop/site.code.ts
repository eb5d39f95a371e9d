import { defineSiteCode } from 'awning'
import { gameKind } from './games/gameKind.ts'
import { home } from './home/home.ts'
import { bemLab } from './labs/bem/lab.ts'
import { bundleLab } from './labs/bundle/lab.ts'
import { changeLabs } from './labs/change/lab.ts'
import { cssomLab } from './labs/cssom/lab.ts'
import { domLab } from './labs/dom/lab.ts'
import { equalityLab } from './labs/equality/lab.ts'
import { eventLab } from './labs/event/lab.ts'
import { interactionLab } from './labs/interaction/lab.ts'
import { layoutLab } from './labs/layout/lab.ts'
import { linkLab } from './labs/link/lab.ts'
import { metadataLab } from './labs/metadata/lab.ts'
import { narrowingLab } from './labs/narrowing/lab.ts'
import { nullishLab } from './labs/nullish/lab.ts'
import { numberLab } from './labs/number/lab.ts'
import { principleLab } from './labs/principle/lab.ts'
import { rulesLab } from './labs/rules/lab.ts'
import { scssLab } from './labs/scss/lab.ts'
import { selectorLab } from './labs/selector/lab.ts'
import { stringLab } from './labs/string/lab.ts'
import { symbolLab } from './labs/symbol/lab.ts'
import { testingLab } from './labs/testing/lab.ts'
import { timingLab } from './labs/timing/lab.ts'
import { tokensLab } from './labs/tokens/lab.ts'
import { utilityLab } from './labs/utility/lab.ts'
import { vitalsLab } from './labs/vitals/lab.ts'

/** The code of the shop: home page, notes about games, social images, and labs, which texts show with `::lab{name="…"}`. */
export default defineSiteCode({
  pages: [home],
  postKinds: [gameKind],
  gallery: () => import('./gallery/gallery.tsx'),
  labs: [
    bemLab,
    bundleLab,
    ...changeLabs,
    cssomLab,
    domLab,
    equalityLab,
    eventLab,
    interactionLab,
    layoutLab,
    linkLab,
    metadataLab,
    narrowingLab,
    nullishLab,
    numberLab,
    principleLab,
    rulesLab,
    scssLab,
    selectorLab,
    stringLab,
    symbolLab,
    testingLab,
    timingLab,
    tokensLab,
    utilityLab,
    vitalsLab,
  ],
  socialImages: './social/socialImages.ts',
})
