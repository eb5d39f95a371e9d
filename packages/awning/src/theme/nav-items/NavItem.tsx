import type { ReactNode } from 'react'
import { isExternal } from '../../config/address.ts'
import { isNavIconName } from '../../config/navIcons.ts'
import type { NavItemConfig } from '../../config/site.ts'
import { BrandIcon } from './BrandIcon.tsx'
import { Icon } from '../icons/icons.tsx'
import { ExternalLink } from '../link/ExternalLink.tsx'
import { opensPage, SiteLink } from '../link/SiteLink.tsx'
import type { Site } from '../localeSite.ts'
import { AreaLink } from '../navbar/AreaLink.tsx'
import { CloseOnNavigation } from './CloseOnNavigation.tsx'
import { Dropdown } from '../navbar/Dropdown.tsx'
import styles from './NavItem.module.css'

interface Props {
  readonly site: Site
  readonly item: NavItemConfig
  readonly inMenu: boolean
}

/** An item of the navbar that is more than a text: a menu of links, a link with an icon, or a button. */
export function NavItem({ site, item, inMenu }: Props): ReactNode {
  const label = site.text(item.label)
  if ('items' in item) {
    const shown = (
      <span className={styles['content']}>
        <ItemIcon site={site} icon={item.icon} />
        {label}
      </span>
    )
    const list = <LinkList site={site} links={item.items} />
    if (inMenu)
      return (
        <details>
          <summary>
            <span className={styles['fold']}>
              {shown}
              <Icon name="down" size={16} />
            </span>
          </summary>
          {list}
        </details>
      )
    const id = `nav-menu-${site.config.navbar.items.indexOf(item)}`
    return (
      <>
        <Dropdown
          id={id}
          className={styles['dropdown']}
          label={label}
          shown={
            <>
              {shown}
              <Icon name="down" size={14} />
            </>
          }
        >
          {list}
        </Dropdown>
        <CloseOnNavigation target={id} />
      </>
    )
  }
  const isIconAlone = item.look === 'icon' && !inMenu
  const content = (
    <span className={styles['content']}>
      <ItemIcon site={site} icon={item.icon} />
      {isIconAlone ? <span className="visually-hidden">{label}</span> : label}
    </span>
  )
  const look = inMenu ? 'link' : item.look
  return (
    <span className={styles[look]}>
      {isExternal(item.to) ? (
        <OtherSite site={site} to={item.to} hasArrow={look === 'link'}>
          {content}
        </OtherSite>
      ) : (
        <AreaLink site={site} to={item.to} label={content} />
      )}
    </span>
  )
}

function LinkList({
  site,
  links,
}: {
  site: Site
  links: Extract<NavItemConfig, { readonly items: unknown }>['items']
}): ReactNode {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          {isExternal(link.to) ? (
            <SiteLink site={site} link={link} />
          ) : (
            <AreaLink site={site} to={link.to} label={site.text(link.label)} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** A link to another site, or to a program for mail or calls. */
function OtherSite({
  site,
  to,
  hasArrow,
  children,
}: {
  site: Site
  to: string
  hasArrow: boolean
  children: ReactNode
}): ReactNode {
  if (!opensPage(to)) return <a href={to}>{children}</a>
  return (
    <ExternalLink href={to} hint={site.t.opensInNewTab} hasArrow={hasArrow}>
      {children}
    </ExternalLink>
  )
}

function ItemIcon({ site, icon }: { site: Site; icon: string | undefined }): ReactNode {
  if (icon === undefined) return null
  if (isNavIconName(icon)) return <BrandIcon name={icon} />
  return <img src={site.config.base + icon.slice(1)} alt="" width={20} height={20} />
}
