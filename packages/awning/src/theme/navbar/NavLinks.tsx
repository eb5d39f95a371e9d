import type { ReactNode } from 'react'
import { isExternal } from '../../config/address.ts'
import type { LinkConfig, NavItemConfig } from '../../config/site.ts'
import { SiteLink } from '../link/SiteLink.tsx'
import type { Site } from '../localeSite.ts'
import { AreaLink } from './AreaLink.tsx'

interface Props {
  readonly site: Site
  readonly items: readonly NavItemConfig[]
  /** Whether they are in the slide-in menu, where a menu unfolds in its place. */
  readonly inMenu?: boolean
}

/** Items of the settings, used in the navbar and in the menu. */
export function NavLinks({ site, items, inMenu = false }: Props): ReactNode {
  return items.map((item) => (
    <li key={'to' in item ? item.to : `menu ${site.text(item.label)}`}>
      {isPlain(item) ? (
        <PlainLink site={site} link={item} />
      ) : (
        <StyledItem site={site} item={item} inMenu={inMenu} />
      )}
    </li>
  ))
}

type PlainItem = Extract<NavItemConfig, { readonly to: string }>

/** Whether an item is text alone, as on most sites. */
function isPlain(item: NavItemConfig): item is PlainItem {
  return 'to' in item && item.look === 'link' && item.icon === undefined
}

/** Imported when it is needed, so that sites without such items do not load its styles. */
async function StyledItem(props: {
  site: Site
  item: NavItemConfig
  inMenu: boolean
}): Promise<ReactNode> {
  const { NavItem } = await import('../nav-items/NavItem.tsx')
  return <NavItem {...props} />
}

function PlainLink({ site, link }: { site: Site; link: LinkConfig }): ReactNode {
  return isExternal(link.to) ? (
    <SiteLink site={site} link={link} />
  ) : (
    <AreaLink site={site} to={link.to} label={site.text(link.label)} />
  )
}
