import type { GalleryGroup, Image, Site } from 'awning'
import { home } from './home.tsx'
import { library } from './library.tsx'

/** The shop's own components, shown on `/_theme` of the dev server. */
export default function gallery(
  site: Site,
  { picture }: { readonly picture: Image },
): readonly GalleryGroup[] {
  return [
    {
      id: 'shop-home',
      title: { zh: '本站的首页', en: 'Home page of the shop' },
      samples: home(site, picture),
    },
    { id: 'games', title: { zh: '游戏', en: 'Games' }, samples: [library(site, picture)] },
  ]
}
